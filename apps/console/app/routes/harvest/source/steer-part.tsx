import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ThisCall } from '../../../datasets/this-call.tsx';
import type { ShownSource } from './load-source.server.ts';
import styles from './source.module.css';

/** Run now or stop, pause or go on: each with what it means and the call that it makes. */
export function SteerPart({ shown: { source, calls } }: { shown: ShownSource }) {
  const { t } = useTranslation();
  const run = source.last_run;
  const isOn = run?.finished_at === null;
  const steer = isOn ? 'stop' : 'run';
  const pause = source.paused ? 'resume' : 'pause';
  return (
    <section className={styles.steer} aria-labelledby="steer">
      <h2 id="steer">{t('harvest.steer')}</h2>
      {source.failures > 1 ? <p>{t('harvest.failures', { count: source.failures })}</p> : null}
      <Form method="post" action={`/console/harvest/${source.id}`} className={styles.form}>
        <p className="console-note">{t(`harvest.means.${steer}`)}</p>
        <Button
          type="submit"
          name="act"
          value={steer}
          look={isOn ? 'plain' : 'primary'}
          aria-disabled={isOn && run.stop_asked ? true : undefined}
        >
          {isOn && run.stop_asked ? t('harvest.stopping') : t(`harvest.act.${steer}`)}
        </Button>
        <ThisCall call={calls[steer]} />
      </Form>
      {source.schedule === 'manual' && !source.paused ? null : (
        <Form method="post" action={`/console/harvest/${source.id}`} className={styles.form}>
          <p className="console-note">{t(`harvest.means.${pause}`)}</p>
          <Button type="submit" name="act" value={pause}>
            {t(`harvest.act.${pause}`)}
          </Button>
          <ThisCall call={calls.pause} />
        </Form>
      )}
    </section>
  );
}
