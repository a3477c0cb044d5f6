import { TextArea, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { FormOutcome } from './form-outcome.tsx';
import { HoneypotField } from './honeypot-field.tsx';
import styles from './team-form.module.css';
import { type Returned, useTeamForm } from './use-team-form.ts';

/** The contact form of the home page; sent without script, it comes back on the page for feedback. */
export function ContactForm({ returned }: { returned?: Returned | undefined }) {
  const { t } = useTranslation();
  const team = useTeamForm('contact', returned);
  const field = (name: 'name' | 'email' | 'phone' | 'message') => ({
    ...team.field(name),
    label: t(`connect.${name}`),
  });
  return (
    <form {...team.form} className={styles.form} method="post" action="/feedback" noValidate>
      <input type="hidden" name="kind" value="contact" />
      <TextField {...field('name')} autoComplete="name" required />
      <TextField {...field('email')} type="email" autoComplete="email" required />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint={t('connect.phoneHint')}
        required
      />
      <TextArea {...field('message')} required />
      <HoneypotField />
      <FormOutcome
        form={team}
        texts={{ thanks: t('connect.thanks'), failed: t('connect.failed'), submit: t('connect.submit') }}
      />
    </form>
  );
}
