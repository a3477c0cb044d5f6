import { Notice } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../saved/dialog.tsx';
import { useBuilder } from '../use-builder.ts';
import { JoinPreview } from './join-preview.tsx';
import { TableChoice } from './table-choice.tsx';
import { leftSideOf, rightTableOf } from './source-sides.ts';
import type { OfferedTable } from './use-table-search.ts';

/** Another table beside the one of the chart: chosen, looked at how they go together, used. */
export default function AddTableWindow() {
  const { t } = useTranslation();
  const { spec, facts, openDialog } = useBuilder();
  const [chosen, setChosen] = useState<OfferedTable>();
  const left = leftSideOf(spec.source);
  const joined = rightTableOf(spec.source);
  const joinedTitle = facts?.datasets.find(({ resource_id }) => resource_id === joined)?.resource_name;
  return (
    <Dialog
      title={t('visualise.addTable.title')}
      closeLabel={t('visualise.addTable.close')}
      onClose={() => openDialog(null)}
    >
      <div className="add-table">
        {!left && <Notice>{t('visualise.addTable.own')}</Notice>}
        {left && !chosen && (
          <>
            <p>{t('visualise.addTable.lead')}</p>
            {joined && (
              <Notice>
                {t('visualise.addTable.replaces', { table: joinedTitle || t('visualise.addTable.right') })}
              </Notice>
            )}
            <TableChoice
              taken={[left.resource_id, ...(joined ? [joined] : [])]}
              level={facts?.geo?.title}
              onChoose={setChosen}
            />
          </>
        )}
        {left && chosen && <JoinPreview left={left} right={chosen} onAnother={() => setChosen(undefined)} />}
      </div>
    </Dialog>
  );
}
