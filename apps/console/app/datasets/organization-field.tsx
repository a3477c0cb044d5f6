import { SelectField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { ListedOrganization } from './own-organizations.server.ts';

interface OrganizationFieldProps {
  organizations: readonly ListedOrganization[];
  /** What was chosen before; of one organisation there is no choice. */
  chosen: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Whose something new is to be. */
export function OrganizationField({ organizations, chosen, hint, error }: OrganizationFieldProps) {
  const { t } = useTranslation();
  const owner = chosen ?? (organizations.length === 1 ? organizations[0]?.name : '');
  return (
    <SelectField
      label={t('data.organization')}
      hint={hint}
      name="organization"
      required
      defaultValue={owner}
      error={error}
    >
      {owner === '' ? <option value="">{t('data.new.choose')}</option> : null}
      {organizations.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
