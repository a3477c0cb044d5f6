import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { grantTypes } from '../../../client-form/grant-types.ts';
import { ConfirmByName } from '../../../parts/confirm-by-name.tsx';
import { PlainTable } from '../../../parts/plain-table.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { DeletionAnswer } from './delete-client.server.ts';
import type { ListedClient } from './load-clients.server.ts';

interface ClientTableProps {
  clients: readonly ListedClient[];
  answer: DeletionAnswer | undefined;
}

/** The clients with how they get tokens and how they prove who they are. */
export function ClientTable({ clients, answer }: ClientTableProps) {
  const { t } = useTranslation();
  const { mayChange, address } = useProject();
  return (
    <PlainTable label={t('menu.oauth2.clients')}>
      <thead>
        <tr>
          <th scope="col">{t('oauth2.clients.name')}</th>
          <th scope="col">{t('oauth2.clients.id')}</th>
          <th scope="col">{t('oauth2.clients.grants')}</th>
          <th scope="col">{t('oauth2.clients.authentication')}</th>
          {mayChange ? <th scope="col">{t('oauth2.clients.delete.column')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <tr key={client.id}>
            <td>
              <Link to={`${address}/clients/${encodeURIComponent(client.id)}`}>{client.name}</Link>
            </td>
            <td>
              <code>{client.id}</code>
            </td>
            <td>{client.grants.map((grant) => t(`oauth2.grants.${grantTypes[grant]}.name`)).join(', ')}</td>
            <td>{t(`oauth2.authentication.${client.authentication}`)}</td>
            {mayChange ? (
              <td>
                <Deletion client={client} isWrong={answer?.id === client.id && answer.isWrong} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function Deletion({ client: { id, name }, isWrong }: { client: ListedClient; isWrong: boolean }) {
  const { t } = useTranslation();
  return (
    <details open={isWrong}>
      <summary>
        {t('oauth2.clients.delete.open')}
        <span className="visually-hidden"> {name}</span>
      </summary>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="name" value={name} />
        <ConfirmByName
          name={name}
          act="delete"
          label={t('oauth2.clients.delete.now')}
          explain={t('oauth2.clients.delete.explain')}
          isWrong={isWrong}
        />
      </Form>
    </details>
  );
}
