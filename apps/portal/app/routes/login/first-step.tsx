import { Checkbox } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CodeForms } from '../../self-service/code-forms.tsx';
import { groupsOf } from '../../self-service/flow.ts';
import { SocialForm } from '../../self-service/social-form.tsx';
import type { RunningFlow } from '../../self-service/use-flow.ts';
import styles from './first-step.module.css';

/** Who are you: by an account elsewhere, or by e-mail with a password, a code or a passkey. */
export function FirstStep({ running }: { running: RunningFlow }) {
  const groups = groupsOf(running.flow.ui).filter((group) => group !== 'oidc');
  return (
    <>
      <SocialForm running={running} />
      <CodeForms running={running} groups={groups} beforeButtons={<UnderPassword running={running} />} />
    </>
  );
}

/** How long to remember, and what to do without the password. */
function UnderPassword({ running: { flow } }: { running: RunningFlow }) {
  const { t } = useTranslation();
  const hasPassword = flow.ui.nodes.some(({ group }) => group === 'password');
  return (
    <div className={styles.row}>
      {flow.refresh ? null : (
        <label className={styles.remember}>
          {/* Of two values the last one counts: without the tick it is this one. */}
          <input type="hidden" name="remember" value="false" />
          <Checkbox name="remember" value="true" />
          <span>{t('signIn.login.remember')}</span>
        </label>
      )}
      {hasPassword ? (
        <Link className={styles.forgot} to="/recovery">
          {t('signIn.login.forgot')}
        </Link>
      ) : null}
    </div>
  );
}
