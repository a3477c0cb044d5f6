import { useMoments } from '@gazetteer/site';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asInstant } from '../../../datasets/as-instant.ts';
import { StandingMark } from '../../../datasets/standing-mark.tsx';
import { ListRow, RowList } from '../../../parts/row-list.tsx';
import type { DeskDataset } from './load-desk.server.ts';

/** Datasets, a row each. */
export function DeskTable({ datasets }: { datasets: readonly DeskDataset[] }) {
  return (
    <RowList>
      {datasets.map((dataset) => (
        <Row key={dataset.id} dataset={dataset} />
      ))}
    </RowList>
  );
}

function Row({ dataset }: { dataset: DeskDataset }) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const { name, title, organization, standing, waits_for_caller } = dataset;
  return (
    <ListRow
      what={
        <>
          <Link to={`/console/data/${name}`}>{title || name}</Link>
          {waits_for_caller ? <strong>{t('data.waits')}</strong> : null}
          <small>{organization?.title}</small>
        </>
      }
      mark={<StandingMark standing={standing} />}
      when={wordOf(t, dataset, moment)}
    />
  );
}

/** What one has to know of a state: since when, until when, by whom. */
function wordOf(t: TFunction, dataset: DeskDataset, moment: (iso: string) => string): string {
  const time = (text: string | null) => (text === null ? '' : moment(asInstant(text)));
  if (dataset.standing === 'deleted') return t('data.when.deleted', { time: time(dataset.restorable_until) });
  if (dataset.standing === 'scheduled') return t('data.when.scheduled', { time: time(dataset.publish_at) });
  if (dataset.standing === 'submitted') {
    const who = dataset.submitted_by?.name ?? t('data.somebody');
    return t('data.when.submitted', { who, time: time(dataset.submitted_at) });
  }
  return t('data.when.changed', { time: time(dataset.metadata_modified) });
}
