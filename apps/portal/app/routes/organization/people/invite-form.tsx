import { Button, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import type { PeopleAnswer } from './change-people.server.ts';
import { roles } from './person.ts';

/** Where somebody is given a role by their address, whether or not they have an account. */
export function InviteForm({ answer }: { answer: PeopleAnswer | undefined }) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  const wrong = answer?.done === 'wrong-address' || answer?.done === 'no-role' ? answer : undefined;
  // After an invitation the form is a new one, for the next person.
  const occasion = answer?.done === 'invited' ? answer.email : '';
  return (
    <section className="people-invite" aria-labelledby="invite">
      <h2 id="invite">{t('organization.people.invite.title')}</h2>
      <p className="people-note">{t('organization.people.invite.text')}</p>
      <Form method="post" className="people-form" key={occasion}>
        <input type="hidden" name="intent" value="invite" />
        <TextField
          type="email"
          name="email"
          autoComplete="off"
          required
          maxLength={320}
          label={t('organization.people.invite.email')}
          defaultValue={wrong?.email}
          error={wrong?.done === 'wrong-address' ? t('organization.people.problem.wrong-address') : undefined}
        />
        <fieldset className="people-choice">
          <legend>{t('organization.people.invite.role')}</legend>
          {wrong?.done === 'no-role' && (
            <p className="people-error" role="alert">
              {t('organization.people.problem.no-role')}
            </p>
          )}
          {roles.toReversed().map((role) => (
            <label key={role}>
              <input type="radio" name="role" value={role} required defaultChecked={wrong?.role === role} />
              <strong>{t(`organization.roles.${role}.name`)}</strong>
              <span>{t(`organization.roles.${role}.text`)}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="primary" disabled={isBusy}>
          {t('organization.people.invite.send')}
        </Button>
      </Form>
    </section>
  );
}
