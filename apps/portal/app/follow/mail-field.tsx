import { SelectField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { type MailChoice, mailChoices } from './mail-choices.ts';

/** Asks how somebody wants to be told. */
export function MailField({ value }: { value: MailChoice }) {
  const { t } = useTranslation();
  return (
    <SelectField label={t('follow.mail.label')} name="mail" defaultValue={value}>
      {mailChoices.map((choice) => (
        <option key={choice} value={choice}>
          {t(`follow.mail.${choice}`)}
        </option>
      ))}
    </SelectField>
  );
}
