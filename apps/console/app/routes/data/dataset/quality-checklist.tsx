import { useFigures } from '@gazetteer/site';
import { IconCheck, IconCircle, IconCircleDashedCheck } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fieldOfCriterion } from '../../../datasets/criterion-fields.ts';
import { placeOfCriterion } from './criterion-place.ts';
import styles from './dataset.module.css';
import type { Values } from './description-values.ts';
import type { EditedDataset } from './load-dataset.server.ts';

/** What is asked of files and tables; it waits until there are any. */
const ofData = new Set([
  'download',
  'kept_here',
  'format',
  'media_type',
  'format_vocabulary',
  'open_format',
  'machine_readable',
  'file_size',
  'frequency',
  'units',
]);

/** Of these it is known before saving that a field which is filled meets them. */
const plain = new Set(['keywords', 'sector', 'license', 'contact', 'source', 'methodology', 'place']);

interface QualityChecklistProps {
  dataset: EditedDataset;
  saved: Values;
  /** What stands in the form, saved or not. */
  typed: Values;
}

/** What makes the description better, by points, each leading to its field; it follows what is typed. */
export function QualityChecklist({ dataset, saved, typed }: QualityChecklistProps) {
  const { fair, entry, resources } = dataset;
  const described = { name: entry.name, resources, hasNotes: saved.notes !== '' };
  const { t } = useTranslation();
  const figures = useFigures();
  const bands: Record<string, string> = t('data.quality.bands', { returnObjects: true });
  const items = fair.criteria
    .map((criterion) => ({
      ...criterion,
      state: stateOf(criterion, saved, typed),
      place: placeOfCriterion(criterion.id, described),
    }))
    .toSorted(
      (one, other) =>
        Number(one.state === 'met') - Number(other.state === 'met') || other.points - one.points,
    );
  const metCount = items.filter(({ state }) => state === 'met').length;
  const hasData = items.some(({ id, state }) => id === 'resources' && state === 'met');
  const left = items.filter(({ id, state }) => state !== 'met' && (hasData || !ofData.has(id)));
  return (
    <details className={styles.quality} open>
      <summary>
        <h2>{t('data.quality.title')}</h2>
        <span>
          {t('data.quality.score', { score: figures.number(fair.score), most: figures.number(fair.most) })}
          {' · '}
          {bands[fair.band] ?? fair.band}
        </span>
      </summary>
      <meter min={0} max={fair.most} value={fair.score} aria-label={t('data.quality.title')} />
      {left.length === 0 ? <p>{t('data.quality.complete')}</p> : <Items items={left} />}
      {hasData ? null : <p className="console-note">{t('data.quality.waits')}</p>}
      {metCount > 0 ? (
        <p className="console-note">{t('data.quality.met', { count: metCount, most: items.length })}</p>
      ) : null}
    </details>
  );
}

type State = 'met' | 'typed' | 'missing';
type Item = EditedDataset['fair']['criteria'][number] & { state: State; place: string };

function stateOf({ id, met }: { id: string; met: boolean }, saved: Values, typed: Values): State {
  if (met) return 'met';
  const field = fieldOfCriterion(id);
  if (field === undefined || !plain.has(id)) return 'missing';
  return typed[field] !== '' && typed[field] !== saved[field] ? 'typed' : 'missing';
}

const icons = { met: IconCheck, typed: IconCircleDashedCheck, missing: IconCircle };

function Items({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const advice: Record<string, string> = t('data.quality.advice', { returnObjects: true });
  return (
    <ul>
      {items.map((item) => {
        const Icon = icons[item.state];
        const words = (
          <>
            {advice[item.id] ?? item.advice}
            {item.state === 'typed' ? <em> {t('data.quality.typed')}</em> : null}
          </>
        );
        return (
          <li key={item.id} data-state={item.state}>
            <Icon size={18} stroke={1.6} aria-hidden="true" />
            {item.place.startsWith('#') ? (
              <a href={item.place} onClick={goTo}>
                {words}
              </a>
            ) : (
              <Link to={item.place}>{words}</Link>
            )}
            <small>
              {t('data.quality.worth', { count: item.points, figure: figures.number(item.points) })}
            </small>
          </li>
        );
      })}
    </ul>
  );
}

/** Leads into the field itself; without script to its place. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const place = document.querySelector<HTMLElement>(event.currentTarget.hash);
  const control = place?.querySelector<HTMLElement>('input, textarea, select');
  if (!place?.matches('[tabindex]') || !control) return;
  event.preventDefault();
  const folded = place.closest('details');
  if (folded) folded.open = true;
  place.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}
