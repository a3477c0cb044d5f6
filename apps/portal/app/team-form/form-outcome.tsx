import { Button, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useShell } from '../site/use-shell.ts';
import { mailAddress } from './deliver-message.ts';
import styles from './team-form.module.css';
import type { TeamForm } from './use-team-form.ts';

interface OutcomeTexts {
  thanks: string;
  /** Where the network or the server failed. */
  failed: string;
  submit: string;
}

/** The end of a form to the team: what became of the message, what happens now, and the button. */
export function FormOutcome({ form, texts }: { form: TeamForm; texts: OutcomeTexts }) {
  const { t } = useTranslation();
  const { delivery, state } = form;
  const refusal = delivery?.state === 'refused' ? delivery.message : undefined;
  const problem = delivery?.state === 'failed' ? texts.failed : refusal;
  return (
    <>
      {/* Always there: readers of the screen hear only what changes in it. */}
      <output className={styles.outcome}>
        {delivery?.state === 'sent' ? <Notice title={texts.thanks} /> : null}
        {state === 'working' ? <Notice>{t('feedback.working')}</Notice> : null}
      </output>
      {problem ? (
        <Notice kind="error" title={problem}>
          <p>{t('feedback.kept')}</p>
          <WriteByMail form={form} />
        </Notice>
      ) : null}
      <Button type="submit" look="primary" aria-disabled={state === 'idle' ? undefined : true}>
        {state === 'idle' ? texts.submit : t('feedback.sending')}
      </Button>
    </>
  );
}

function WriteByMail({ form: { written } }: { form: TeamForm }) {
  const { t } = useTranslation();
  const { site } = useShell();
  const { email } = site.team;
  const lines = [written.message, written.name, written.phone];
  return (
    <p>
      <a href={mailAddress(email, written.subject || site.name, lines)}>{t('feedback.mail', { email })}</a>
    </p>
  );
}
