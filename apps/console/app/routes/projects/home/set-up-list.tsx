import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useProject } from '../../../project/use-project.ts';
import styles from './home.module.css';
import type { SetUpStep } from './load-steps.server.ts';

/** What to set up next, each thing with its page; what is done is folded away once all of it is. */
export function SetUpList({ steps }: { steps: readonly SetUpStep[] }) {
  const { t } = useTranslation();
  const done = steps.filter(({ isDone }) => isDone).length;
  const list = (
    <ul className={styles.steps}>
      {steps.map((step) => (
        <Step key={step.name} step={step} />
      ))}
    </ul>
  );
  return (
    <section className={styles.card} aria-labelledby="home-steps">
      <h2 id="home-steps">{t('project.home.next')}</h2>
      {done < steps.length ? (
        <>
          <p className="console-note">{t('project.home.done', { done, of: steps.length })}</p>
          {list}
        </>
      ) : (
        <details>
          <summary>{t('project.home.allDone')}</summary>
          {list}
        </details>
      )}
    </section>
  );
}

function Step({ step: { name, isDone, page, lacksMailServer } }: { step: SetUpStep }) {
  const { t } = useTranslation();
  const { address } = useProject();
  const Icon = isDone ? IconCircleCheck : IconCircle;
  return (
    <li data-done={isDone ? '' : undefined}>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <div>
        <span className="visually-hidden">{t(isDone ? 'project.home.isDone' : 'project.home.isOpen')} </span>
        <Link to={`${address}/${page}`}>{t(`project.home.todo.${name}`)}</Link>
        <p className="console-note">
          {t(lacksMailServer ? 'project.home.noMailServer' : `project.home.why.${name}`)}
        </p>
      </div>
    </li>
  );
}
