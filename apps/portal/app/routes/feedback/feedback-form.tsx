import { Button, Notice, TextArea, TextField } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type Delivery, mailAddress, sendMessage } from '../../send-message.ts';
import { useShell } from '../../shell/use-shell.ts';
import styles from './feedback-form.module.css';

export type FeedbackFields = Record<'name' | 'phone' | 'email' | 'subject' | 'message', string>;

/** The feedback form, in the dialog and on its page. `typed` is what a form sent without script contained. */
export function FeedbackForm({ typed }: { typed?: FeedbackFields | undefined }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [isSending, setSending] = useState(false);
  const [delivery, setDelivery] = useState<Delivery | undefined>(typed && { state: 'closed' });
  // The fields keep their own text, so that what is typed before this script runs is not lost.
  const [fields, setFields] = useState(typed ?? emptyFields);
  const errors = delivery?.state === 'refused' ? delivery.fields : {};

  const submit = async (form: HTMLFormElement) => {
    const written = writtenIn(form);
    setFields(written);
    setSending(true);
    const result = await sendMessage('/api/feedback', { ...written, page: pathname });
    setSending(false);
    setDelivery(result);
    if (result.state === 'sent') form.reset();
  };
  const field = (name: keyof FeedbackFields) => ({
    name,
    label: t(`feedback.${name}`),
    defaultValue: typed?.[name],
    error: errors[name],
  });
  return (
    <form
      className={styles.form}
      method="post"
      action="/feedback"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void submit(event.currentTarget);
      }}
    >
      <p className={styles.lead}>{t('feedback.lead')}</p>
      <TextField {...field('name')} autoComplete="name" />
      <div className={styles.pair}>
        <TextField {...field('phone')} inputMode="numeric" autoComplete="tel-national" />
        <TextField {...field('email')} type="email" autoComplete="email" />
      </div>
      <TextField {...field('subject')} />
      <TextArea {...field('message')} />
      <DeliveryNotice delivery={delivery} fields={fields} />
      <Button type="submit" look="primary" disabled={isSending}>
        {isSending ? t('feedback.sending') : t('feedback.submit')}
      </Button>
    </form>
  );
}

const emptyFields: FeedbackFields = { name: '', phone: '', email: '', subject: '', message: '' };

function writtenIn(form: HTMLFormElement): FeedbackFields {
  const written = new FormData(form);
  const text = (name: keyof FeedbackFields) => {
    const value = written.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
}

function DeliveryNotice({ delivery, fields }: { delivery: Delivery | undefined; fields: FeedbackFields }) {
  const { t } = useTranslation();
  const { site } = useShell();
  if (!delivery) return null;
  if (delivery.state === 'sent') return <Notice title={t('feedback.thanks')} />;
  if (delivery.state === 'failed') return <Notice kind="error" title={t('feedback.failed')} />;
  if (delivery.state === 'refused') {
    return delivery.message ? <Notice kind="error" title={delivery.message} /> : null;
  }
  const mail = mailAddress(site.team.email, fields.subject || site.name, [
    fields.message,
    fields.name,
    fields.phone,
  ]);
  return (
    <output>
      <Notice>
        <p>{t('feedback.notOpen', { team: site.team.name })}</p>
        <p>
          <a href={mail}>{t('feedback.mail', { email: site.team.email })}</a>
        </p>
      </Notice>
    </output>
  );
}
