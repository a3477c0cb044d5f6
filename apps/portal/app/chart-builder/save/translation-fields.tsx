import { TextArea, TextField } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartDetails } from './chart-details.ts';

type Translation = NonNullable<ChartDetails['translation']>;

interface TranslationFieldsProps {
  value: Translation;
  errors: { title: string | undefined; notes: string | undefined };
  onChange: (value: Translation) => void;
}

/** Title and notes in the site's other language; closed until something is written, for most charts have one language. */
export function TranslationFields({ value, errors, onChange }: TranslationFieldsProps) {
  const { t } = useTranslation();
  const { language, title, notes } = value;
  const [isOpen, setOpen] = useState(title !== '' || notes !== '');
  const hasError = errors.title !== undefined || errors.notes !== undefined;
  return (
    <details
      className="save-translation"
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t(`visualise.save.also.${language}`)}</summary>
      <p>{t(`visualise.save.alsoHint.${language}`)}</p>
      <TextField
        label={t(`visualise.save.titleIn.${language}`)}
        lang={language}
        value={title}
        error={errors.title}
        onChange={({ target }) => onChange({ ...value, title: target.value })}
      />
      <TextArea
        label={t(`visualise.save.notesIn.${language}`)}
        lang={language}
        value={notes}
        error={errors.notes}
        rows={3}
        style={{ minHeight: 88 }}
        onChange={({ target }) => onChange({ ...value, notes: target.value })}
      />
    </details>
  );
}
