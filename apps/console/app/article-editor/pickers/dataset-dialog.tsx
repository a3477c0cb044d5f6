import { plainWords } from '@gazetteer/site';
import { Dialog } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
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
  return (
    <Dialog title={t('content.dataset.title')} closeLabel={t('content.close')} onClose={onClose}>
      <Picker
        label={t('content.dataset.search')}
        look={findDatasets}
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

async function findDatasets(
  words: string,
  signal: AbortSignal,
): Promise<readonly FoundDataset[] | undefined> {
  const query = new URLSearchParams({ q: plainWords(words), rows: String(rows), facet: 'false' });
  if (!words) query.set('sort', 'metadata_modified desc');
  try {
    const answer = await fetch(`/api/3/action/package_search?${query}`, { signal });
    if (!answer.ok) return undefined;
    const { result } = (await answer.json()) as { result: { results: FoundDataset[] } };
    return result.results;
  } catch {
    return undefined;
  }
}
