import { useFigures, useMoments } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asInstant } from '../../../datasets/as-instant.ts';
import { fieldOfCriterion } from '../../../datasets/criterion-fields.ts';
import { useDayNames } from '../../../datasets/use-day-names.ts';
import type { Task } from './load-tasks.server.ts';
import type { TaskKind } from './task-address.ts';
import styles from './tasks.module.css';

interface TaskRowProps {
  kind: TaskKind;
  task: Task;
  /** As many points as a description can have. */
  mostPoints: number;
}

/** One thing that waits: what it is about, which leads to where it is done, and a sentence. */
export function TaskRow({ kind, task, mostPoints }: TaskRowProps) {
  const { dataset, organization, about } = task;
  const name = dataset?.title ?? about?.title ?? '';
  return (
    <li>
      <Way kind={kind} task={task} name={name} />
      <p>
        <Sentence kind={kind} task={task} mostPoints={mostPoints} />
        {kind === 'low_quality' ? <Missing task={task} /> : null}
      </p>
      {organization ? <small dir="auto">{organization.title}</small> : null}
    </li>
  );
}

/** The link to where the task is done. */
function Way({ kind, task: { dataset, about }, name }: { kind: TaskKind; task: Task; name: string }) {
  const page = `/console/data/${dataset?.name}`;
  const text = <bdi>{name}</bdi>;
  switch (kind) {
    case 'import_failed':
      // A page of the portal, which is another site.
      return <a href={`/imports/${about?.id}`}>{text}</a>;
    case 'harvest_failed':
      return <Link to={`/console/harvest/${about?.id}`}>{text}</Link>;
    case 'asked':
      return <Link to={`/console/questions/${about?.id}`}>{text}</Link>;
    case 'question':
      return <Link to={`/console/feedback/${about?.id}`}>{text}</Link>;
    case 'look':
      return <Link to={`${page}/add/${about?.id}`}>{text}</Link>;
    case 'stale':
      return (
        <Link to={`${page}#resources`} reloadDocument>
          {text}
        </Link>
      );
    default:
      return <Link to={page}>{text}</Link>;
  }
}

/** What waits, and since when or until when. */
function Sentence({ kind, task, mostPoints }: TaskRowProps) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const { long } = useDayNames();
  const figures = useFigures();
  const { at, by, note, about, frequency, renewed_at, score } = task;
  if (kind === 'stale') {
    const expected: Record<string, string> = t('data.tasks.expected', { returnObjects: true });
    const last = t('data.tasks.lastChange', { day: long((renewed_at ?? '').slice(0, '2026-11-20'.length)) });
    return `${expected[frequency ?? ''] ?? ''} ${last}`;
  }
  if (kind === 'low_quality')
    return t('data.quality.score', { score: figures.number(score ?? 0), most: figures.number(mostPoints) });
  return t(`data.tasks.sentence.${kind}`, {
    who: by?.name ?? t('data.somebody'),
    time: at === null ? '' : moment(asInstant(at)),
    note: note ?? '',
    about: about?.title ?? '',
  });
}

/** The fields in which something is missing, each as the link to it. Browsers lead the keyboard to a place of a page that they load. */
function Missing({ task: { dataset, missing } }: { task: Task }) {
  const { t } = useTranslation();
  const fields = [...new Set((missing ?? []).map((id) => fieldOfCriterion(id) ?? 'resources'))];
  return (
    <span className={styles.missing}>
      {t('data.tasks.missing')}
      {fields.map((field) => (
        <Link
          key={field}
          to={`/console/data/${dataset?.name}#${field === 'resources' ? field : `field-${field}`}`}
          reloadDocument
        >
          {t(`data.field.${field}`)}
        </Link>
      ))}
    </span>
  );
}
