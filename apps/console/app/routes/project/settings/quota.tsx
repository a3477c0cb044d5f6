import { useTranslation } from 'react-i18next';
import { useProject } from '../../../project/use-project.ts';
import type { LoadedSettings } from './load-settings.server.ts';
import styles from './settings.module.css';

/** The plan of a project, and how much of each limit it uses. */
export function Quota({ plan, limits }: Pick<LoadedSettings, 'plan' | 'limits'>) {
  const { t } = useTranslation();
  const { isPortal } = useProject();
  return (
    <section className={styles.card} aria-labelledby="settings-quota">
      <h2 id="settings-quota">
        {t('project.settings.quota')}{' '}
        <span className={styles.badge}>{t(`project.settings.plans.${plan}`)}</span>
      </h2>
      <p className="console-note">{t('project.settings.aboutQuota')}</p>
      <dl className={styles.limits}>
        {/* The portal's own project has no members, and nobody is invited to it. */}
        {limits
          .filter(({ name }) => !isPortal || name === 'keys')
          .map(({ name, used, most }) => (
            <div key={name}>
              <dt id={`settings-limit-${name}`}>{t(`project.settings.limits.${name}`)}</dt>
              <dd>
                <meter min={0} max={most} value={used} aria-labelledby={`settings-limit-${name}`} />
                <span>{t('project.settings.used', { used, most })}</span>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
