import { LocalTime } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { PlainTable } from '../../../parts/plain-table.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { ListedConsent } from './load-consents.server.ts';

interface ConsentTableProps {
  subject: string;
  consents: readonly ListedConsent[];
}

/** What somebody has let programs do, and the way to take it back from one of them. */
export function ConsentTable({ subject, consents }: ConsentTableProps) {
  const { t } = useTranslation();
  const { mayChange, address } = useProject();
  return (
    <PlainTable label={t('oauth2.consents.title')}>
      <thead>
        <tr>
          <th scope="col">{t('oauth2.consents.client')}</th>
          <th scope="col">{t('oauth2.consents.scope')}</th>
          <th scope="col">{t('oauth2.consents.audience')}</th>
          <th scope="col">{t('oauth2.consents.at')}</th>
          <th scope="col">{t('oauth2.consents.remembered')}</th>
          {mayChange ? <th scope="col">{t('oauth2.consents.change')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {consents.map((consent) => (
          <tr key={`${consent.client} ${consent.at}`}>
            <td>
              {consent.client === '' ? (
                t('oauth2.consents.gone')
              ) : (
                <Link to={`${address}/clients/${encodeURIComponent(consent.client)}`}>{consent.name}</Link>
              )}
            </td>
            <td>{consent.scope}</td>
            <td>{consent.audience}</td>
            <td>
              <LocalTime iso={consent.at} />
            </td>
            <td>
              <Remembered consent={consent} />
            </td>
            {mayChange ? (
              <td>
                {consent.client === '' ? null : (
                  <Form method="post">
                    <input type="hidden" name="subject" value={subject} />
                    <input type="hidden" name="client" value={consent.client} />
                    <Button type="submit" name="act" value="one" look="quiet">
                      {t('oauth2.consents.revoke')}
                      <span className="visually-hidden"> {consent.name}</span>
                    </Button>
                  </Form>
                )}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

/** Until when the program need not ask again. */
function Remembered({ consent: { isRemembered, rememberedFor, at } }: { consent: ListedConsent }) {
  const { t } = useTranslation();
  if (!isRemembered) return t('oauth2.consents.notRemembered');
  if (rememberedFor === 0) return t('oauth2.consents.forEver');
  return <LocalTime iso={new Date(Date.parse(at) + rememberedFor * 1000).toISOString()} />;
}
