import type { WrittenCall } from '@gazetteer/client/ory';
import type { Language } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { SaveBar } from '../datasets/save-bar.tsx';
import type { TranslationsAnswer } from './save-typed.server.ts';
import type { Place, TranslatedText } from './translated-texts.ts';
import { TranslationRow } from './translation-row.tsx';
import frame from '../datasets/field-group.module.css';
import styles from './translations.module.css';
import { writtenIn } from './typed-translations.ts';

/** Texts with the language that they are translated into and the one they are written in. */
export interface ShownTexts {
  texts: readonly TranslatedText[];
  language: Language;
  original: Language;
  /** A call that saves one of them. */
  call: WrittenCall | undefined;
}

interface TranslationsFormProps {
  shown: ShownTexts;
  answer: TranslationsAnswer | undefined;
}

/** The texts by their places, one below the other; what was typed and could not be saved stays. */
export function TranslationsForm({ shown, answer }: TranslationsFormProps) {
  const { t } = useTranslation();
  const { texts, language, original, call } = shown;
  const written = writtenIn(texts, language);
  const base = { ...written, ...answer?.typed?.base };
  const values = { ...written, ...answer?.typed?.values };
  const numbered = texts.map((text, index) => ({ text, index }));
  return (
    // What a form shows is what it was made with: another text is another form.
    <Form method="post" key={JSON.stringify([base, values])} className={styles.form} preventScrollReset>
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      {[...Map.groupBy(numbered, ({ text }) => groupOf(text.place))].map(([group, rows]) => (
        <fieldset key={group} className={`${frame.group} ${styles.group}`}>
          <Legend text={rows[0]?.text} />
          {rows.map(({ text, index }) => (
            <TranslationRow
              key={text.id}
              text={text}
              index={index}
              original={original}
              language={language}
              value={values[text.id] ?? ''}
              error={answer?.faults?.[text.id]}
            />
          ))}
        </fieldset>
      ))}
      {call ? (
        <SaveBar call={call}>
          <Button type="submit" look="primary">
            {t(answer?.overlaps ? 'data.conflict.saveAnyway' : 'data.translations.save')}
          </Button>
        </SaveBar>
      ) : null}
    </Form>
  );
}

/** Texts of one place stand together, and so do all tags. */
function groupOf(place: Place): string {
  if (place.kind === 'column') return `column ${place.resource} ${place.column}`;
  return place.kind === 'resource' ? `resource ${place.resource}` : place.kind;
}

function Legend({ text }: { text: TranslatedText | undefined }) {
  const { t } = useTranslation();
  if (!text) return null;
  return (
    <legend>
      <PlaceName place={text.place} />
      {text.place.kind === 'column' ? (
        <small>{t('data.translations.columnOf', { table: text.place.name })}</small>
      ) : null}
    </legend>
  );
}

/** What the place of a text is called. */
export function PlaceName({ place }: { place: Place }) {
  const { t } = useTranslation();
  if (place.kind === 'column') return <code>{place.column}</code>;
  if (place.kind === 'resource') return t('data.translations.resource', { name: place.name });
  return place.kind === 'tag' ? t('data.field.tags') : t(`data.translations.${place.kind}`);
}
