import { languages, useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TextChange } from './compare-versions.server.ts';
import { FactChanges } from './fact-changes.tsx';
import { type HistoryQuery, historyQuery } from './history-address.ts';
import type { ShownComparison } from './load-history.server.ts';

/** What differs between two versions: texts word by word in both languages, then everything else. */
export function Comparison({ comparison, query }: { comparison: ShownComparison; query: HistoryQuery }) {
  const { t } = useTranslation();
  const { from, to, texts, facts, pictures } = comparison;
  return (
    <section className="history-comparison" id="comparison" aria-labelledby="comparison-title">
      <h2 id="comparison-title">{t('revisions.compared', { from: from.number, to: to.number })}</h2>
      {texts.length + facts.length === 0 ? <p>{t('revisions.same')}</p> : null}
      {languages.map((language) => (
        <LanguageChanges
          key={language}
          language={language}
          texts={texts.filter((text) => text.language === language)}
        />
      ))}
      <FactChanges facts={facts} pictures={pictures} />
      {hasGaps(texts) || query.isWhole ? (
        <p>
          <Link
            preventScrollReset
            to={historyQuery({ ...query, from: from.number, to: to.number, isWhole: !query.isWhole })}
          >
            {t(query.isWhole ? 'revisions.shorter' : 'revisions.whole')}
          </Link>
        </p>
      ) : null}
    </section>
  );
}

function hasGaps(texts: readonly TextChange[]): boolean {
  return texts.some(({ parts }) => parts.some(({ kind }) => kind === 'gap'));
}

function LanguageChanges({
  language,
  texts,
}: {
  language: TextChange['language'];
  texts: readonly TextChange[];
}) {
  const { t } = useTranslation();
  if (texts.length === 0) return null;
  return (
    <section className="history-language">
      <h3>{t(`revisions.${language}`)}</h3>
      {texts.map((text) => (
        <TextChanges key={text.field} text={text} />
      ))}
    </section>
  );
}

function TextChanges({ text: { field, language, parts, added, removed } }: { text: TextChange }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const counts = [
    added > 0 ? t('revisions.added', { count: added, figure: figures.number(added) }) : '',
    removed > 0 ? t('revisions.removed', { count: removed, figure: figures.number(removed) }) : '',
  ];
  return (
    <>
      <h4>
        {t(`revisions.field.${field}`)}{' '}
        <span className="console-note">{counts.filter(Boolean).join(', ')}</span>
      </h4>
      <div className="history-text" lang={language}>
        {parts.map((part, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are known by their place only
          <Part key={place} part={part} />
        ))}
      </div>
    </>
  );
}

function Part({ part }: { part: TextChange['parts'][number] }) {
  const { t } = useTranslation();
  const figures = useFigures();
  if (part.kind === 'gap')
    return (
      <span className="history-gap">
        {t('revisions.gap', { count: part.words, figure: figures.number(part.words) })}
      </span>
    );
  if (part.kind === 'same') return part.text;
  const Changed = part.kind === 'added' ? 'ins' : 'del';
  return (
    <Changed>
      <span className="visually-hidden">{t(`revisions.${part.kind}Words`)} </span>
      {part.text}
    </Changed>
  );
}
