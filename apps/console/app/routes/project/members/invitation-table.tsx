import { LocalTime } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { PlainTable } from '../../../parts/plain-table.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { ListedInvitation } from './load-members.server.ts';

/** The newest invitations with what became of them; owners take back those that wait. */
export function InvitationTable({ invitations }: { invitations: readonly ListedInvitation[] }) {
  const { t } = useTranslation();
  const { mayOwn } = useProject();
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations">{t('members.invitations.title')}</h2>
      {invitations.length === 0 ? <p>{t('members.invitations.none')}</p> : null}
      {invitations.length === 0 ? null : (
        <PlainTable label={t('members.invitations.title')}>
          <thead>
            <tr>
              <th scope="col">{t('members.invite.email')}</th>
              <th scope="col">{t('members.role')}</th>
              <th scope="col">{t('members.invitations.status')}</th>
              <th scope="col">{t('members.invitations.until')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('members.acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {invitations.map(({ id, email, role, status, until }) => (
              <tr key={id}>
                <td>{email}</td>
                <td>{t(`members.named.${role}`)}</td>
                <td>{t(`members.invitations.states.${status}`)}</td>
                <td>
                  <LocalTime iso={until} />
                </td>
                <td>
                  {mayOwn && status === 'pending' ? (
                    <Form method="post">
                      <input type="hidden" name="id" value={id} />
                      <input type="hidden" name="who" value={email} />
                      <Button type="submit" name="act" value="cancel" look="quiet">
                        {t('members.invitations.cancel')}
                        <span className="visually-hidden"> {email}</span>
                      </Button>
                    </Form>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </section>
  );
}
