import { useFigures } from '@gazetteer/site';
import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { ClientMark } from '../../../oauth/client-mark.tsx';
import { useScopeWords } from '../../../oauth/use-scope-words.ts';
import { Revoke } from '../revocable/revoke.tsx';
import type { SiteWithAccess } from './load-sites.server.ts';

/** The sites that somebody has let use their account, with a way to end it. @param sites absent where they cannot be had */
export function MySites({ sites }: { sites: readonly SiteWithAccess[] | undefined }) {
  const { t } = useTranslation();
  if (!sites) return <Notice kind="error" title={t('access.sites.failed')} />;
  if (sites.length === 0) return <p>{t('access.sites.none')}</p>;
  return (
    <ul className="revocable-list">
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
  const { client_id: id, client_name: name, site } = client;
  return (
    <li className="revocable-row">
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
        <p className="revocable-facts">
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
      <Revoke
        intent="revoke-site"
        id={id}
        section="sites"
        words={{
          open: t('access.sites.revoke'),
          openOf: t('access.sites.revokeOf', { name }),
          text: t('access.sites.revokeText', { name }),
          now: t('access.sites.revokeNow'),
        }}
      />
    </li>
  );
}
