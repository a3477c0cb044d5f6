import { Button, SelectField, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { MembersAnswer } from './change-members.server.ts';
import styles from './members.module.css';

const roles = ['viewer', 'developer', 'owner'] as const;

/** Invites somebody by mail; what was refused stays in the form. */
export function InvitationForm({ answer }: { answer: MembersAnswer | undefined }) {
  const { t } = useTranslation();
  const refused = answer?.act === 'invite' && !answer.result.ok ? answer : undefined;
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">{t('members.invite.title')}</h2>
      <p className="console-note">{t('members.invite.text')}</p>
      {/* A new form after each success: what was sent does not stay in it. */}
      <Form method="post" className={styles.form} key={refused ? 'refused' : answer?.who}>
        <TextField
          label={t('members.invite.email')}
          type="email"
          name="who"
          required
          defaultValue={refused?.who ?? ''}
          autoComplete="off"
        />
        <SelectField label={t('members.role')} name="role" defaultValue={refused?.role ?? 'developer'}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {t(`members.named.${role}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" name="act" value="invite" look="primary">
          {t('members.invite.send')}
        </Button>
      </Form>
    </section>
  );
}
