import { Button, Notice, TextArea, TextField } from '@gazetteer/ui';
import { IconChevronDown, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Delivery, mailAddress, sendMessage } from '../../send-message.ts';
import { useShell } from '../../shell/use-shell.ts';
import { type ContactFields, type ContactProblem, checkContact } from './check-contact.ts';
import styles from './connect.module.css';

export function Connect() {
  const { t } = useTranslation();
  const { site } = useShell();
  return (
    <section aria-labelledby="connect" className={styles.section}>
      <div className={styles.head}>
        <h2 id="connect">{t('connect.title', { team: site.team.name })}</h2>
        <p>{t('connect.lead')}</p>
        <a href={`mailto:${site.team.email}`} className={styles.mail}>
          <IconMail size={20} stroke={1.6} aria-hidden="true" />
          {site.team.email}
        </a>
      </div>
      <details className={styles.box}>
        <summary>
          {t('connect.write')}
          <IconChevronDown size={20} stroke={1.6} aria-hidden="true" />
        </summary>
        <ContactForm />
      </details>
    </section>
  );
}

const emptyFields: ContactFields = { name: '', email: '', phone: '', message: '' };
type Errors = Partial<Record<keyof ContactFields, ContactProblem | (string & {})>>;

function ContactForm() {
  const { t } = useTranslation();
  const [fields, setFields] = useState(emptyFields);
  const [errors, setErrors] = useState<Errors>({});
  const [delivery, setDelivery] = useState<Delivery>();
  const [isSending, setSending] = useState(false);

  const submit = async (form: HTMLFormElement) => {
    const problems = checkContact(fields);
    setErrors(
      Object.fromEntries(problems.map(([field, problem]) => [field, t(`connect.errors.${problem}`)])),
    );
    const first = problems[0];
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first[0]}"]`)?.focus();
      return;
    }
    setSending(true);
    const result = await sendMessage('/api/connect', fields);
    setSending(false);
    setDelivery(result);
    if (result.state === 'refused') setErrors(result.fields);
    if (result.state === 'sent') setFields(emptyFields);
  };
  const field = (name: keyof ContactFields) => ({
    name,
    label: t(`connect.${name}`),
    value: fields[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      setFields((before) => ({ ...before, [name]: event.target.value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });
  return (
    <form
      className={styles.form}
      method="post"
      action="/feedback"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void submit(event.currentTarget);
      }}
    >
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
      <Answer delivery={delivery} fields={fields} />
      <Button type="submit" look="primary" disabled={isSending}>
        {isSending ? t('feedback.sending') : t('connect.submit')}
      </Button>
    </form>
  );
}

function Answer({ delivery, fields }: { delivery: Delivery | undefined; fields: ContactFields }) {
  const { t } = useTranslation();
  const { site } = useShell();
  const { email, name } = site.team;
  if (delivery?.state === 'sent') return <Notice title={t('connect.thanks')} />;
  if (delivery?.state === 'failed') return <Notice kind="error" title={t('connect.failed')} />;
  if (delivery?.state === 'refused') {
    return delivery.message ? <Notice kind="error" title={delivery.message} /> : null;
  }
  if (!delivery) return <p className={styles.where}>{t('connect.where', { email })}</p>;
  return (
    <output>
      <Notice>
        <p>{t('feedback.notOpen', { team: name })}</p>
        <p>
          <a href={mailAddress(email, site.name, [fields.message, fields.name, fields.phone])}>
            {t('feedback.mail', { email })}
          </a>
        </p>
      </Notice>
    </output>
  );
}
