import { ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../parts/empty-state.tsx';
import { useProject } from '../project/use-project.ts';

/** Leads to the permission language, without which a project has neither tuples nor checks. */
export function NeedsLanguage() {
  const { t } = useTranslation();
  const { address } = useProject();
  return (
    <EmptyState title={t('permissions.noLanguage.title')} text={t('permissions.noLanguage.text')}>
      <ButtonLink to={`${address}/language`} look="primary">
        {t('permissions.noLanguage.open')}
      </ButtonLink>
    </EmptyState>
  );
}
