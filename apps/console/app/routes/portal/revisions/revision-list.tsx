import { Pager } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { useSiteFrame } from '@gazetteer/site';
import { inOneLine } from '../../../revisions/in-one-line.ts';
import { RestoreButton, RevisionWords } from '../../../revisions/revision-words.tsx';
import type { ChangeName } from './compare-versions.server.ts';
import { historyQuery, pageSize } from './history-address.ts';
import type { History, ListedRevision } from './load-history.server.ts';
import './history.css';

/** The saves of an article, the newest first; two of them are chosen to be compared. */
export function RevisionList({ history }: { history: History }) {
  const { t } = useTranslation();
  const form = useId();
  const { query, revisions, comparison, current } = history;
  return (
    <section aria-label={t('revisions.list')} className="history-list">
      <Form id={form} action="#comparison" preventScrollReset className="history-compare">
        {query.page > 1 ? <input type="hidden" name="page" value={query.page} /> : null}
        <p className="console-note">{t('revisions.choose')}</p>
        <Button type="submit">{t('revisions.compare')}</Button>
      </Form>
      <p className="history-columns console-note" aria-hidden="true">
        <span>{t('revisions.fromShort')}</span>
        <span>{t('revisions.toShort')}</span>
      </p>
      <ol reversed start={revisions[0]?.number}>
        {revisions.map((revision) => (
          <li
            // Another comparison has other ticks.
            key={`${revision.number} ${comparison?.from.number} ${comparison?.to.number}`}
            className="history-row"
          >
            <Choice form={form} name="from" number={revision.number} chosen={comparison?.from.number} />
            <Choice form={form} name="to" number={revision.number} chosen={comparison?.to.number} />
            <Save revision={revision} history={history} />
            {revision.number === current ? null : <RestoreButton number={revision.number} known={current} />}
          </li>
        ))}
      </ol>
      <Elsewhere form={form} history={history} />
      <Pager
        label={t('pager.label')}
        isByTime
        page={query.page}
        last={Math.ceil(current / pageSize)}
        pathOf={(page) => historyQuery({ ...query, page }).replace('#comparison', '')}
      />
    </section>
  );
}

interface ChoiceProps {
  form: string;
  name: 'from' | 'to';
  number: number;
  chosen: number | undefined;
}

function Choice({ form, name, number, chosen }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <label className="history-choice">
      <input form={form} type="radio" name={name} value={number} defaultChecked={number === chosen} />
      <span className="visually-hidden">{t(`revisions.${name}`, { number })}</span>
    </label>
  );
}

/** Those that are compared and stand on another page, so that one of the two can be changed for another. */
function Elsewhere({ form, history: { revisions, comparison } }: { form: string; history: History }) {
  const { t } = useTranslation();
  if (!comparison) return null;
  const { from, to } = comparison;
  const here = new Set(revisions.map(({ number }) => number));
  return [from.number, to.number]
    .filter((number) => !here.has(number))
    .map((number) => (
      <div key={`${number} ${from.number} ${to.number}`} className="history-row">
        <Choice form={form} name="from" number={number} chosen={from.number} />
        <Choice form={form} name="to" number={number} chosen={to.number} />
        <p className="console-note">{t('revisions.elsewhere', { number })}</p>
      </div>
    ));
}

/** When it was, who it was, and what it changed. */
function Save({ revision, history }: { revision: ListedRevision; history: History }) {
  const { t } = useTranslation();
  const words = useChangeWords();
  const { number, state, changes } = revision;
  const compared = { ...history.query, from: number - 1, to: number };
  const isShown = history.comparison?.to.number === number && history.comparison.from.number === number - 1;
  return (
    <RevisionWords
      revision={revision}
      isCurrent={number === history.current}
      state={
        <span className="history-state" data-state={state}>
          {t(`revisions.states.${state}`)}
        </span>
      }
    >
      {changes ? (
        <Link to={historyQuery(compared)} preventScrollReset aria-current={isShown ? 'true' : undefined}>
          {changes.length > 0 ? words(changes) : t('revisions.nothing')}
        </Link>
      ) : (
        t('revisions.first')
      )}
    </RevisionWords>
  );
}

/** Names what was changed: 'Title (English), text (French), tags'. */
function useChangeWords(): (changes: readonly ChangeName[]) => string {
  const { t } = useTranslation();
  const { locale } = useSiteFrame();
  return (changes) => {
    const words = changes.map((change) => {
      const name = t(`revisions.field.${change.field}`);
      if (!('language' in change)) return name;
      return t(`revisions.inLanguage.${change.language}`, { name });
    });
    return inOneLine(words, locale);
  };
}
