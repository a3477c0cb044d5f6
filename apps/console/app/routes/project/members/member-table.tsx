import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useProject } from '../../../project/use-project.ts';
import { usePerson } from '../../../session/use-person.ts';
import { PlainTable } from '../../../parts/plain-table.tsx';
import type { Member } from './load-members.server.ts';
import styles from './members.module.css';
import { RoleChoice } from './role-choice.tsx';

/** The members with their roles; owners change them, and everybody may leave. */
export function MemberTable({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation();
  if (members.length === 0) return <p>{t('members.none')}</p>;
  return (
    <PlainTable label={t('members.title')}>
      <thead>
        <tr>
          <th scope="col">{t('members.who')}</th>
          <th scope="col">{t('members.role')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('members.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </tbody>
    </PlainTable>
  );
}

function MemberRow({ member: { id, name, email, role } }: { member: Member }) {
  const { t } = useTranslation();
  const { mayOwn } = useProject();
  const isSelf = usePerson().id === id;
  const who = name || email || id;
  return (
    <tr>
      <td>
        {who}
        {email && email !== who ? <small className={styles.email}>{email}</small> : null}
      </td>
      <td>
        {mayOwn ? (
          <Form method="post" className={styles.line}>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="who" value={who} />
            <RoleChoice label={t('members.roleOf', { who })} role={role} />
            <Button type="submit" name="act" value="change" look="quiet">
              {t('members.change')}
            </Button>
          </Form>
        ) : (
          t(`members.named.${role}`)
        )}
      </td>
      <td>
        {mayOwn || isSelf ? (
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="who" value={who} />
            <Button type="submit" name="act" value="remove" look="quiet">
              {t(isSelf ? 'members.leave' : 'members.remove')}
              <span className="visually-hidden"> {who}</span>
            </Button>
          </Form>
        ) : null}
      </td>
    </tr>
  );
}
