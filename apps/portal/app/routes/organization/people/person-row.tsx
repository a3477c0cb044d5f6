import { Button, buttonClass, SelectField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { type ListedPerson, roles } from './person.ts';

/** Somebody with a role: who it is, and for admins what can be changed. */
export function PersonRow({ person, isChangeable }: { person: ListedPerson; isChangeable: boolean }) {
  const { t } = useTranslation();
  const { email, role, isSelf, has_signed_in: hasSignedIn } = person;
  const name = useCalled(person);
  return (
    <li className="people-row">
      <div className="people-who">
        <p>
          <bdi>{name}</bdi>
          {isSelf && <span className="people-mark">{t('organization.people.you')}</span>}
        </p>
        {email && email !== name && <p className="people-address">{email}</p>}
        {email && !hasSignedIn && <p className="people-waiting">{t('organization.people.waiting')}</p>}
      </div>
      <p className="people-role">{t(`organization.roles.${role}.name`)}</p>
      {isChangeable && (
        <div className="people-acts">
          {email && !hasSignedIn && <InviteAgain email={email} role={role} />}
          <ChangeRole person={person} name={name} />
          <Remove person={person} name={name} />
        </div>
      )}
    </li>
  );
}

/** The name, else the address; of an account that is gone there is neither. */
function useCalled({ name, email }: ListedPerson): string {
  const { t } = useTranslation();
  return name || email || t('organization.people.deleted');
}

function InviteAgain({ email, role }: { email: string; role: ListedPerson['role'] }) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" preventScrollReset className="people-again">
      <input type="hidden" name="intent" value="invite-again" />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="role" value={role} />
      <Button
        type="submit"
        look="quiet"
        disabled={isBusy}
        aria-label={t('organization.people.again.of', { email })}
      >
        {t('organization.people.again.open')}
      </Button>
    </Form>
  );
}

type ActProps = { person: ListedPerson; name: string };

function ChangeRole({ person: { id, role, email, isSelf, isOnlyAdmin }, name }: ActProps) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  // Nobody gives up their own rights by a slip, and an account that is gone needs none.
  if (isSelf || !email) return null;
  return (
    <details name={id} className="people-act people-change">
      <summary className={buttonClass('quiet')} aria-label={t('organization.people.change.of', { name })}>
        {t('organization.people.change.open')}
      </summary>
      <Form method="post" preventScrollReset>
        {isOnlyAdmin && <p className="people-warning">{t('organization.people.onlyAdmin', { name })}</p>}
        <input type="hidden" name="intent" value="change-role" />
        <input type="hidden" name="person" value={id} />
        <input type="hidden" name="name" value={name} />
        <SelectField name="role" label={t('organization.people.change.role')} defaultValue={role}>
          {roles.map((offered) => (
            <option key={offered} value={offered}>
              {t(`organization.roles.${offered}.name`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" disabled={isBusy}>
          {t('organization.people.change.save')}
        </Button>
      </Form>
    </details>
  );
}

function Remove({ person: { id, isSelf, isOnlyAdmin }, name }: ActProps) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <details name={id} className="people-act people-remove">
      <summary
        className={buttonClass('quiet', 'people-leave')}
        aria-label={isSelf ? undefined : t('organization.people.remove.of', { name })}
      >
        {t(isSelf ? 'organization.people.remove.self' : 'organization.people.remove.open')}
      </summary>
      <Form method="post" preventScrollReset>
        <p>
          {t(isSelf ? 'organization.people.remove.selfText' : 'organization.people.remove.text', { name })}
        </p>
        {isOnlyAdmin && (
          <p className="people-warning">
            {isSelf ? t('organization.people.onlyAdminSelf') : t('organization.people.onlyAdmin', { name })}
          </p>
        )}
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="person" value={id} />
        <input type="hidden" name="name" value={name} />
        <Button type="submit" className="people-danger" disabled={isBusy}>
          {t(isSelf ? 'organization.people.remove.selfNow' : 'organization.people.remove.now')}
        </Button>
      </Form>
    </details>
  );
}
