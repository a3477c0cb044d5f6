import { Button, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { GraphQLProvider, useGraphQL } from '../../graphql/graphql-provider.tsx';
import { newDatasets } from './new-datasets.ts';
import { NewDatasets } from './new-datasets.tsx';

/** How many of the newest datasets are looked through for four cards. */
const searched = 20;

/** Stands in for the new datasets where the server had none to show, and asks for them once more from the browser. */
export default function LateDatasets({ filter }: { filter: string }) {
  return (
    <GraphQLProvider filter={filter} rows={searched}>
      <FoundLate />
    </GraphQLProvider>
  );
}

function FoundLate() {
  const { t } = useTranslation();
  const { found, isLoading, refetch } = useGraphQL();
  if (found) return <NewDatasets datasets={newDatasets(found.results)} count={found.count} />;
  return (
    <Notice kind="error" title={t('error.backend')}>
      <p>{t('error.backendHint')}</p>
      <Button look="quiet" className="needs-script" disabled={isLoading} onClick={refetch}>
        {t('error.retry')}
      </Button>
    </Notice>
  );
}
