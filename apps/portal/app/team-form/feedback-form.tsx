import type { WrittenFields } from '@gazetteer/feedback';
import { TextArea, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { FormOutcome } from './form-outcome.tsx';
import { HoneypotField } from './honeypot-field.tsx';
import styles from './team-form.module.css';
import { type Returned, useTeamForm } from './use-team-form.ts';

interface FeedbackFormProps {
  /** What was sent without script and not taken. */
  returned?: Returned | undefined;
  /** What the form says before anybody has written. */
  begun?: Partial<WrittenFields> | undefined;
  /** The public handle of the chart that is reported. */
  chart?: string | undefined;
}

/** The feedback form, in the dialog and on its page. */
export function FeedbackForm({ returned, begun, chart }: FeedbackFormProps) {
  const { t } = useTranslation();
  const team = useTeamForm('feedback', returned, begun);
  const field = (name: 'name' | 'phone' | 'email' | 'subject' | 'message') => ({
    ...team.field(name),
    label: t(`feedback.${name}`),
  });
  return (
    <form {...team.form} className={styles.form} method="post" action="/feedback" noValidate>
      <p className={styles.lead}>{t('feedback.lead')}</p>
      <TextField {...field('name')} autoComplete="name" />
      <div className={styles.pair}>
        <TextField
          {...field('phone')}
          inputMode="numeric"
          autoComplete="tel-national"
          hint={t('connect.phoneHint')}
        />
        <TextField {...field('email')} type="email" autoComplete="email" />
      </div>
      <TextField {...field('subject')} />
      <TextArea {...field('message')} />
      {chart === undefined ? null : <input type="hidden" name="chart" value={chart} />}
      <HoneypotField />
      <FormOutcome
        form={team}
        texts={{
          thanks: t('feedback.thanks'),
          failed: t('feedback.failed'),
          submit: t('feedback.submit'),
        }}
      />
    </form>
  );
}
