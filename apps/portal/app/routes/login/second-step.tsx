import { useTranslation } from 'react-i18next';
import { groupsOf } from '../../self-service/flow.ts';
import { FlowForm } from '../../self-service/flow-form.tsx';
import type { RunningFlow } from '../../self-service/use-flow.ts';
import styles from './second-step.module.css';

/** The second proof: one way stands open, the one tried last or the first; the others can be unfolded. */
export function SecondStep({ running }: { running: RunningFlow }) {
  const { t } = useTranslation();
  const { flow } = running;
  const groups = groupsOf(flow.ui);
  const open = groups.find((group) => group === flow.active) ?? groups[0];
  const others = groups.filter((group) => group !== open);
  return (
    <>
      {open ? <FlowForm running={running} groups={[open]} /> : null}
      {others.length > 0 ? (
        <details className={styles.others}>
          <summary>{t('signIn.login.otherWays')}</summary>
          {others.map((group) => (
            <FlowForm key={group} running={running} groups={[group]} />
          ))}
        </details>
      ) : null}
    </>
  );
}
