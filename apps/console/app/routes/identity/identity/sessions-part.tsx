import { LocalTime } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { PlainTable } from '../../../parts/plain-table.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { ShownIdentity } from './load-identity.server.ts';

/** Where the person is signed in, and the way to sign them out. */
export function SessionsPart({ sessions }: Pick<ShownIdentity, 'sessions'>) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const hasActive = sessions.some(({ isActive }) => isActive);
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{t('identities.sessions')}</h2>
      {sessions.length === 0 ? <p>{t('identities.noSessions')}</p> : null}
      {sessions.length === 0 ? null : (
        <PlainTable label={t('identities.sessions')}>
          <thead>
            <tr>
              <th scope="col">{t('identities.since')}</th>
              <th scope="col">{t('identities.until')}</th>
              <th scope="col">{t('identities.device')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('identities.acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sessions.map(({ id, since, until, device, isActive }) => (
              <tr key={id}>
                <td>{since ? <LocalTime iso={since} /> : null}</td>
                <td>{isActive ? until ? <LocalTime iso={until} /> : null : t('identities.ended')}</td>
                <td>{device}</td>
                <td>
                  {mayChange && isActive ? (
                    <Form method="post">
                      <input type="hidden" name="session" value={id} />
                      <Button type="submit" name="act" value="session" look="quiet">
                        {t('identities.endSession')}
                      </Button>
                    </Form>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      {mayChange && hasActive ? (
        <Form method="post">
          <Button type="submit" name="act" value="sessions">
            {t('identities.endSessions')}
          </Button>
        </Form>
      ) : null}
    </section>
  );
}
