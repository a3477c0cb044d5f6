import { Button, SelectField, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { PeopleAnswer } from './change-people.server.ts';
import styles from './people.module.css';

/** Gives a role to an address, with an account where there is none; what was refused stays in the form. */
export function PersonInvitation({ answer }: { answer: PeopleAnswer | undefined }) {
  const { t } = useTranslation();
  const refused = answer?.act === 'invite' && !answer.result.ok ? answer : undefined;
  const fault = refused && !refused.result.ok ? refused.result.fields['email']?.join(' ') : undefined;
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">{t('people.invite.title')}</h2>
      <p className="console-note">{t('people.invite.text')}</p>
      <Form method="post" className={styles.form} key={refused ? 'refused' : answer?.who}>
        <TextField
          label={t('people.invite.email')}
          type="email"
          name="who"
          required
          defaultValue={refused?.who ?? ''}
          autoComplete="off"
          error={fault}
        />
        <SelectField label={t('people.invite.role')} name="role" defaultValue={refused?.role ?? 'editor'}>
          <option value="editor">{t('people.role.editor')}</option>
          <option value="administrator">{t('people.role.administrator')}</option>
        </SelectField>
        <Button type="submit" name="act" value="invite" look="primary">
          {t('people.invite.send')}
        </Button>
      </Form>
    </section>
  );
}
