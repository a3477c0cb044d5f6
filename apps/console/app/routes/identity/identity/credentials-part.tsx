import { LocalTime } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { PlainTable } from '../../../parts/plain-table.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { ShownIdentity } from './load-identity.server.ts';

/** How the person signs in, and the addresses that they have proved. */
export function CredentialsPart({ identity }: { identity: ShownIdentity }) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const { credentials, addresses } = identity;
  return (
    <section aria-labelledby="credentials">
      <h2 id="credentials">{t('identities.credentials')}</h2>
      {credentials.length === 0 ? <p>{t('identities.noCredentials')}</p> : null}
      {credentials.length === 0 ? null : (
        <PlainTable label={t('identities.credentials')}>
          <thead>
            <tr>
              <th scope="col">{t('identities.kind')}</th>
              <th scope="col">{t('identities.knownBy')}</th>
              <th scope="col">{t('identities.created')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('identities.acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {credentials.map(({ type, identifier, created }) => (
              <tr key={`${type} ${identifier}`}>
                <td>
                  <code>{type}</code>
                </td>
                <td>{identifier}</td>
                <td>
                  <LocalTime iso={created} />
                </td>
                <td>
                  {mayChange ? (
                    <Form method="post">
                      <input type="hidden" name="type" value={type} />
                      <input type="hidden" name="identifier" value={identifier} />
                      <Button type="submit" name="act" value="credential" look="quiet">
                        {t('identities.deleteCredential')}
                        <span className="visually-hidden"> {type}</span>
                      </Button>
                    </Form>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      <ul>
        {addresses.map(({ value, verified }) => (
          <li key={value}>
            {value} ({t(verified ? 'identities.confirmed' : 'identities.unconfirmed')})
          </li>
        ))}
      </ul>
    </section>
  );
}
