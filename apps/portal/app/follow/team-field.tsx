import { SelectField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { Team } from './led-teams.server.ts';

/** Asks who is told; who decides for nobody else is not asked. */
export function TeamField({ teams }: { teams: readonly Team[] }) {
  const { t } = useTranslation();
  if (teams.length === 0) return null;
  return (
    <SelectField label={t('follow.team.label')} hint={t('follow.team.hint')} name="organization">
      <option value="">{t('follow.team.me')}</option>
      {teams.map(({ name, title }) => (
        <option key={name} value={name}>
          {t('follow.team.everybody', { title })}
        </option>
      ))}
    </SelectField>
  );
}
