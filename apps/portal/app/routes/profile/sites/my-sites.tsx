import { Button, buttonClass, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { ClientMark } from '../../../oauth/client-mark.tsx';
import { useScopeWords } from '../../../oauth/use-scope-words.ts';
import { useFigures } from '../../../site/use-shell.ts';
import type { SiteWithAccess } from './load-sites.server.ts';

/** The sites that somebody has let use their account, with a way to end it. @param sites absent where they cannot be had */
export function MySites({ sites }: { sites: readonly SiteWithAccess[] | undefined }) {
  const { t } = useTranslation();
  if (!sites) return <Notice kind="error" title={t('access.sites.failed')} />;
  if (sites.length === 0) return <p>{t('access.sites.none')}</p>;
  return (
    <ul className="access-list">
      {sites.map((site) => (
        <SiteRow key={site.client.client_id} site={site} />
      ))}
    </ul>
  );
}

function SiteRow({
  site: { client, scope, since, remembered, remembered_until: until },
}: {
  site: SiteWithAccess;
}) {
  const { t } = useTranslation();
  const figures = useFigures();
  const wordsOf = useScopeWords();
  const isBusy = useNavigation().state !== 'idle';
  const { client_id: id, client_name: name, site } = client;
  return (
    <li className="access-row">
      <ClientMark client={client} />
      <div>
        <p>
          {name} {site && site !== name ? <span className="access-hint">{site}</span> : null}
        </p>
        <p className="access-hint">
          {wordsOf(scope)
            .map((words) => words.name)
            .join(' · ')}
        </p>
        <p className="access-facts">
          <span>
            {t('access.sites.since')} <time dateTime={since}>{figures.date(since)}</time>
          </span>
          {remembered ? (
            <span>
              {until === null ? (
                t('access.sites.remembered')
              ) : (
                <>
                  {t('access.sites.rememberedUntil')} <time dateTime={until}>{figures.date(until)}</time>
                </>
              )}
            </span>
          ) : null}
        </p>
      </div>
      {/* Nothing ends by one press alone. */}
      <details className="access-revoke" name="access-revoke">
        <summary className={buttonClass('quiet')} aria-label={t('access.sites.revokeOf', { name })}>
          {t('access.sites.revoke')}
        </summary>
        <Form method="post" action="/profile#sites" preventScrollReset>
          <p>{t('access.sites.revokeText', { name })}</p>
          <input type="hidden" name="intent" value="revoke-site" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" className="access-danger" disabled={isBusy}>
            {t('access.sites.revokeNow')}
          </Button>
        </Form>
      </details>
    </li>
  );
}
