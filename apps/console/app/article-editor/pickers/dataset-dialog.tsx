import { useSiteFrame } from '@gazetteer/site';
import { Dialog } from '@gazetteer/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { findListed } from './find-listed.ts';
import { Picker } from './picker.tsx';

export interface FoundDataset {
  name: string;
  title: string;
  source_name?: string;
}

/** How many are shown at once. */
const rows = 12;

/** A window in which one finds a dataset of the catalogue. */
export function DatasetDialog({
  onChoose,
  onClose,
}: {
  onChoose: (dataset: FoundDataset) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { organizationFilter = '' } = useSiteFrame().site;
  const look = useCallback(
    (words: string, signal: AbortSignal) => findListed(words, { rows, organizationFilter, signal }),
    [organizationFilter],
  );
  return (
    <Dialog title={t('content.dataset.title')} closeLabel={t('content.close')} onClose={onClose}>
      <Picker
        label={t('content.dataset.search')}
        look={look}
        keyOf={({ name }) => name}
        renderItem={({ title, name, source_name }) => (
          <>
            <b>{title || name}</b>
            {source_name ? <span className="console-note">{source_name}</span> : null}
          </>
        )}
        onChoose={onChoose}
        nothing={t('content.dataset.nothing')}
        shape="rows"
      />
    </Dialog>
  );
}
