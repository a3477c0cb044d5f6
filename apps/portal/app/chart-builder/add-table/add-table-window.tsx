import { Dialog } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuilder } from '../model/use-builder.ts';
import { JoinPreview } from './join-preview.tsx';
import { TableChoice } from './table-choice.tsx';
import type { OfferedTable } from './use-table-search.ts';

/** Another table beside the one of the chart: chosen, looked at how they go together, used. */
export default function AddTableWindow() {
  const { t } = useTranslation();
  const { spec, facts, openDialog } = useBuilder();
  const [chosen, setChosen] = useState<OfferedTable>();
  const { source } = spec;
  // Own rows are not sent anywhere to be matched, and two tables are joined already.
  if (source.kind !== 'table') return null;
  return (
    <Dialog
      isWide
      title={t('visualise.addTable.title')}
      closeLabel={t('visualise.addTable.close')}
      onClose={() => openDialog(null)}
    >
      <div className="add-table">
        {chosen ? (
          <JoinPreview left={source} right={chosen} onAnother={() => setChosen(undefined)} />
        ) : (
          <>
            <p>{t('visualise.addTable.lead')}</p>
            <TableChoice taken={source.resource_id} level={facts?.geo?.title} onChoose={setChosen} />
          </>
        )}
      </div>
    </Dialog>
  );
}
