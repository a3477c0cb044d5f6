import { Button, Checkbox, Notice, TextArea, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { oauthFault } from '../../../client-form/oauth-fault.ts';
import type { IssuersAnswer } from './change-issuers.server.ts';
import styles from './issuers.module.css';

/** Trusts an issuer: who it is, about whom it may speak, what for, how long, and by which key it is known. */
export function IssuerForm({ answer }: { answer: IssuersAnswer | undefined }) {
  const { t } = useTranslation();
  const isTrust = answer?.act === 'trust';
  const refused = isTrust && answer.result && !answer.result.ok ? answer.result : undefined;
  const unreadable = isTrust ? answer.unreadable : undefined;
  const sent = isTrust && !answer.result?.ok ? answer.sent : {};
  const made = isTrust && answer.result?.ok ? answer.result.value.id : '';
  const fault = oauthFault(refused);
  const errorOf = (name: string) => (fault?.field === name ? fault.text : undefined);
  return (
    <section aria-labelledby="new-issuer" className={styles.part}>
      <h2 id="new-issuer">{t('oauth2.issuers.new')}</h2>
      {refused ? <Notice kind="error" title={refused.message ?? t('parts.refused')} /> : null}
      {/* A new form after each issuer: what was sent does not stay in it. */}
      <Form method="post" className={styles.form} key={`${made} ${refused ? 'refused' : unreadable}`}>
        <TextField
          label={t('oauth2.issuers.issuer')}
          hint={t('oauth2.issuers.issuerHint')}
          name="issuer"
          required
          spellCheck={false}
          autoComplete="off"
          defaultValue={sent['issuer'] ?? ''}
          error={errorOf('issuer')}
        />
        <TextField
          label={t('oauth2.issuers.subject')}
          hint={t('oauth2.issuers.subjectHint')}
          name="subject"
          spellCheck={false}
          autoComplete="off"
          defaultValue={sent['subject'] ?? ''}
          error={errorOf('subject')}
        />
        <label className={styles.choice}>
          <Checkbox name="any" defaultChecked={sent['any'] !== undefined} />
          {t('oauth2.issuers.any')}
        </label>
        <TextField
          label={t('oauth2.issuers.scope')}
          hint={t('oauth2.issuers.scopeHint')}
          name="scope"
          spellCheck={false}
          autoComplete="off"
          defaultValue={sent['scope'] ?? ''}
          error={errorOf('scope')}
        />
        <TextField
          label={t('oauth2.issuers.until')}
          hint={t('oauth2.issuers.untilHint')}
          type="date"
          name="until"
          required
          defaultValue={sent['until'] ?? ''}
          error={errorOf('expires_at')}
        />
        <TextArea
          label={t('oauth2.issuers.jwk')}
          hint={t('oauth2.issuers.jwkHint')}
          name="jwk"
          rows={8}
          required
          spellCheck={false}
          defaultValue={sent['jwk'] ?? ''}
          error={
            unreadable === undefined ? errorOf('jwk') : t('oauth2.issuers.unreadable', { fault: unreadable })
          }
        />
        <Button type="submit" name="act" value="trust" look="primary">
          {t('oauth2.issuers.trust')}
        </Button>
      </Form>
    </section>
  );
}
