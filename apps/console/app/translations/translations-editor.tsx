import { useTranslation } from 'react-i18next';
import { SameFieldsConflict } from '../datasets/same-fields-conflict.tsx';
import { Progress } from './progress.tsx';
import type { TranslationsAnswer } from './save-typed.server.ts';
import type { progressOf } from './translated-texts.ts';
import { PlaceName, type ShownTexts, TranslationsForm } from './translations-form.tsx';
import { useTextNames } from './use-text-names.ts';

interface TranslationsEditorProps {
  shown: ShownTexts;
  progress: ReturnType<typeof progressOf>;
  answer: TranslationsAnswer | undefined;
  /** The address of a page of the editor. */
  addressOf: (page: number) => string;
}

/** What is written, beside the same in another language of the site; above it what stands in the way of saving, and how far it is. */
export function TranslationsEditor({ shown, progress, answer, addressOf }: TranslationsEditorProps) {
  const { t } = useTranslation();
  return (
    <>
      {answer?.overlaps ? <Conflict overlaps={answer.overlaps} language={shown.language} /> : null}
      <p className="console-note">{t('data.translations.about')}</p>
      <Progress progress={progress} addressOf={addressOf} />
      <TranslationsForm shown={shown} answer={answer} />
    </>
  );
}

interface ConflictProps {
  overlaps: NonNullable<TranslationsAnswer['overlaps']>;
  language: ShownTexts['language'];
}

function Conflict({ overlaps, language }: ConflictProps) {
  const { nameOf } = useTextNames(language);
  const fields = overlaps.map(({ text, theirs }) => ({
    id: text.id,
    name: (
      <>
        <PlaceName place={text.place} /> · {nameOf(text)}
      </>
    ),
    theirs,
  }));
  return <SameFieldsConflict fields={fields} />;
}
