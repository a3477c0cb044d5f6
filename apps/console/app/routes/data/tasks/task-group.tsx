import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TaskGroup, Tasks } from './load-tasks.server.ts';
import { taskAddress } from './task-address.ts';
import { TaskRow } from './task-row.tsx';
import styles from './tasks.module.css';

/** Tasks of one kind: how many there are, the first of them or a page, and the way to the others. */
export function TaskGroupPart({ group, tasks: { query, mostPoints } }: { group: TaskGroup; tasks: Tasks }) {
  const { kind, count, tasks } = group;
  const { t } = useTranslation();
  const figures = useFigures();
  const hasMore = query.kind === undefined && count > tasks.length;
  return (
    <section className={styles.group} aria-labelledby={`tasks-${kind}`}>
      <h2 id={`tasks-${kind}`}>
        {t(`data.tasks.kind.${kind}`)} <span className={styles.count}>{figures.number(count)}</span>
      </h2>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <TaskRow key={task.about?.id ?? task.dataset?.id} kind={kind} task={task} mostPoints={mostPoints} />
        ))}
      </ul>
      {hasMore ? (
        <Link className={styles.more} to={taskAddress({ ...query, kind, page: 1 })}>
          {t('data.tasks.more', { figure: figures.number(count) })}
          <span className="visually-hidden">: {t(`data.tasks.kind.${kind}`)}</span>
        </Link>
      ) : null}
    </section>
  );
}
