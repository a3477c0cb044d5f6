import { useFigures, useMoments } from '@gazetteer/site';
import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RunMark } from '../../../harvest/run-mark.tsx';
import { errorText } from './error-text.ts';
import type { ShownSource } from './load-source.server.ts';
import styles from './source.module.css';

type ShownRun = NonNullable<ShownSource['run']>;

const counts = [
  'created',
  'updated',
  'unchanged',
  'vanished',
  'deleted',
  'left_out',
  'failed',
  'tables_read',
  'tables_unchanged',
  'tables_failed',
] as const;

/** One run: how far it is or how it ended, what it changed, and what went wrong. */
export function RunPart({ run, hasTables }: { run: ShownRun; hasTables: boolean }) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const figures = useFigures();
  const told = counts.filter((count) => run[count] > 0);
  return (
    <section className={styles.run} aria-labelledby="run">
      <h2 id="run">{t('harvest.runOf', { time: moment(run.started_at ?? run.created_at) })}</h2>
      <p className={styles.runState}>
        <RunMark run={run} />
        <span>{t(run.by_hand ? 'harvest.byHand' : 'harvest.bySchedule')}</span>
        {run.recovered ? <span>{t('harvest.recovered')}</span> : null}
        {run.resumed ? <span>{t('harvest.resumed')}</span> : null}
      </p>
      {run.finished_at === null ? <Progress run={run} hasTables={hasTables} /> : null}
      {run.error ? <Notice kind="error" title={errorText(t, run.error)} /> : null}
      {run.state === 'failed' || run.state === 'stopped' ? <p>{t('harvest.keptAll')}</p> : null}
      {told.length > 0 ? (
        <ul className={styles.counts}>
          {told.map((count) => (
            <li key={count}>
              {t(`harvest.count.${count}`, { count: run[count], number: figures.number(run[count]) })}
            </li>
          ))}
        </ul>
      ) : run.state === 'done' ? (
        <p>{t('harvest.nothingThere')}</p>
      ) : null}
      {run.spared ? <p>{t(`harvest.spared.${run.spared}`)}</p> : null}
      <Changes run={run} />
      <Failures run={run} />
    </section>
  );
}

function Progress({ run, hasTables }: { run: ShownRun; hasTables: boolean }) {
  const { t } = useTranslation();
  const { done, total } = run;
  // Where no files are wanted, what follows upon the datasets is the end.
  const phase = run.phase === 'tables' && !hasTables ? 'datasets' : run.phase;
  const figures = useFigures();
  const isCounted = total > 0 && (phase === 'datasets' || phase === 'tables');
  const numbers = { done: figures.number(done), total: figures.number(total) };
  return (
    <div className={styles.progress}>
      <p id="progress">{isCounted ? t(`harvest.progress.${phase}`, numbers) : t(`harvest.phase.${phase}`)}</p>
      {isCounted ? <progress aria-labelledby="progress" value={done} max={total} /> : null}
      <noscript>
        <p>{t('harvest.reload')}</p>
      </noscript>
    </div>
  );
}

function Changes({ run: { changes, created, updated, vanished } }: { run: ShownRun }) {
  const { t } = useTranslation();
  const figures = useFigures();
  if (changes.length === 0) return null;
  const more = created + updated + vanished - changes.length;
  return (
    <details className={styles.list} open={changes.length <= 20}>
      <summary>{t('harvest.changes')}</summary>
      <ul>
        {changes.map(({ kind, id, title }) => (
          <li key={`${kind} ${id}`}>
            <span>{t(`harvest.change.${kind}`)}</span>
            {title === '' ? (
              <code>{id}</code>
            ) : (
              <Link to={`/console/data/${id}`}>
                <bdi>{title}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{t('harvest.more', { count: more, number: figures.number(more) })}</p> : null}
    </details>
  );
}

function Failures({ run: { failures, failed, tables_failed } }: { run: ShownRun }) {
  const { t } = useTranslation();
  const figures = useFigures();
  if (failures.length === 0) return null;
  const more = failed + tables_failed - failures.length;
  return (
    <details className={styles.list} open>
      <summary>{t('harvest.failuresTitle')}</summary>
      <p className="console-note">{t('harvest.failuresAbout')}</p>
      <ul>
        {failures.map(({ place, reason, dataset }) => (
          <li key={`${place} ${reason}`}>
            <span lang="en">{dataset ? <Link to={`/console/data/${dataset}`}>{place}</Link> : place}</span>
            <span lang="en">{reason}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{t('harvest.more', { count: more, number: figures.number(more) })}</p> : null}
    </details>
  );
}
