import type { OwnSource, TableSource } from '@gazetteer/charts';
import { Dialog } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuilder } from '../model/use-builder.ts';
import { JoinPreview } from './join-preview.tsx';
import { OwnJoinPreview } from '../join-own/own-join-preview.tsx';
import { TableChoice } from './table-choice.tsx';
import type { OfferedTable } from './use-table-search.ts';

/** Another table beside the one of the chart: chosen, looked at how they go together, used. */
export default function AddTableWindow() {
  const { t } = useTranslation();
  const { spec, facts, openDialog } = useBuilder();
  const [chosen, setChosen] = useState<OfferedTable>();
  const { source } = spec;
  // Two tables are the most that are joined.
  if (source.kind === 'merge' || (source.kind === 'own' && source.joined)) return null;
  return (
    <Dialog
      isWide
      title={t(source.kind === 'own' ? 'visualise.addTable.own.title' : 'visualise.addTable.title')}
      closeLabel={t('visualise.addTable.close')}
      onClose={() => openDialog(null)}
    >
      <div className="add-table">
        {chosen ? (
          <Preview source={source} right={chosen} onAnother={() => setChosen(undefined)} />
        ) : (
          <>
            <p>{t(source.kind === 'own' ? 'visualise.addTable.own.lead' : 'visualise.addTable.lead')}</p>
            <TableChoice
              taken={source.kind === 'own' ? '' : source.resource_id}
              level={facts?.geo?.title}
              onChoose={setChosen}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface PreviewProps {
  source: TableSource | OwnSource;
  right: OfferedTable;
  onAnother: () => void;
}

/** Tables of the catalogue are joined by the server; own rows do not leave the browser. */
function Preview({ source, right, onAnother }: PreviewProps) {
  return source.kind === 'own' ? (
    <OwnJoinPreview own={source} right={right} onAnother={onAnother} />
  ) : (
    <JoinPreview left={source} right={right} onAnother={onAnother} />
  );
}
