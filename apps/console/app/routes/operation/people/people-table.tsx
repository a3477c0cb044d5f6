import { LocalTime } from '@gazetteer/site';
import { Button, Checkbox } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { PlainTable } from '../../../parts/plain-table.tsx';
import { usePerson } from '../../../session/use-person.ts';
import type { PortalPerson } from './load-people.server.ts';
import styles from './people.module.css';

/** Accounts with their roles, which are changed in their rows. */
export function PeopleTable({ people }: { people: readonly PortalPerson[] }) {
  const { t } = useTranslation();
  return (
    <PlainTable label={t('people.title')}>
      <thead>
        <tr>
          <th scope="col">{t('people.who')}</th>
          <th scope="col">{t('people.roles')}</th>
          <th scope="col">{t('people.organizations')}</th>
          <th scope="col">{t('people.since')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </tbody>
    </PlainTable>
  );
}

function PersonRow({ person }: { person: PortalPerson }) {
  const { t } = useTranslation();
  const { id, name, email, state, created_at } = person;
  const who = name ?? email ?? id;
  const isSelf = usePerson().id === id;
  return (
    <tr>
      <td>
        {who}
        {isSelf ? ` (${t('people.you')})` : null}
        {email !== null && email !== who ? <small className={styles.more}>{email}</small> : null}
        {state === 'inactive' ? <small className={styles.more}>{t('people.inactive')}</small> : null}
        {person.has_signed_in ? null : <small className={styles.more}>{t('people.unseen')}</small>}
      </td>
      <td>
        <RolesForm person={person} who={who} />
      </td>
      <td>
        <Organizations person={person} />
      </td>
      <td>
        <LocalTime iso={created_at} />
      </td>
    </tr>
  );
}

/** A box for each role; what holds now is ticked. */
function RolesForm({ person: { id, administrator, editor }, who }: { person: PortalPerson; who: string }) {
  const { t } = useTranslation();
  return (
    // Another form once the roles are others: its boxes show what holds.
    <Form method="post" key={`${administrator} ${editor}`}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="who" value={who} />
      <fieldset className={styles.roles}>
        <legend className="visually-hidden">{t('people.rolesOf', { who })}</legend>
        <label>
          <Checkbox name="administrator" defaultChecked={administrator} />
          {t('people.role.administrator')}
        </label>
        <label>
          <Checkbox name="editor" defaultChecked={editor} />
          {t('people.role.editor')}
        </label>
        <Button type="submit" name="act" value="change" look="quiet">
          {t('people.save')}
          <span className="visually-hidden"> {who}</span>
        </Button>
      </fieldset>
    </Form>
  );
}

/** Where somebody has a role, with the way to the people of each. */
function Organizations({ person }: { person: PortalPerson }) {
  const { t } = useTranslation();
  if (person.organizations.length === 0) return null;
  return (
    <ul className={styles.organizations}>
      {person.organizations.map(({ id, name, title, role }) => (
        <li key={id}>
          <a href={`/organization/${name}/people`}>{title}</a>, {t(`people.organizationRole.${role}`)}
        </li>
      ))}
      {person.has_more_organizations ? <li>{t('people.moreOrganizations')}</li> : null}
    </ul>
  );
}
