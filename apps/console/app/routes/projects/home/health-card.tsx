import { IconAlertTriangle, IconCircleCheck, IconPlayerPause } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useProject } from '../../../project/use-project.ts';
import styles from './home.module.css';
import type { Health } from './load-health.server.ts';

/** Where a project stands, whether it answers, and whether the server behind it can do its work. */
export function HealthCard({ health: { isReady, failing, version } }: { health: Health }) {
  const { t } = useTranslation();
  const { host, state, address } = useProject();
  const isHalted = state === 'halted';
  return (
    <section className={styles.card} aria-labelledby="home-health">
      <h2 id="home-health">{t('project.home.health')}</h2>
      <ul className={styles.states}>
        <li data-bad={isHalted ? '' : undefined}>
          {isHalted ? <IconPlayerPause {...mark} /> : <IconCircleCheck {...mark} />}
          <span>
            {t(isHalted ? 'project.home.halted' : 'project.home.running')}{' '}
            {isHalted ? <Link to={`${address}/settings`}>{t('menu.project.settings')}</Link> : null}
          </span>
        </li>
        <li data-bad={isReady ? undefined : ''}>
          {isReady ? <IconCircleCheck {...mark} /> : <IconAlertTriangle {...mark} />}
          <span>
            {isReady ? t('project.home.ready') : t('project.home.unready', { parts: failing.join(', ') })}
          </span>
        </li>
      </ul>
      <dl className={styles.facts}>
        <dt>{t('project.settings.host')}</dt>
        <dd>{host}</dd>
        <dt>{t('project.home.version')}</dt>
        <dd>{version}</dd>
      </dl>
    </section>
  );
}

const mark = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;
