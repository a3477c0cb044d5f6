import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Notice, PageToast, TabLinks } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { loadSchemas } from './load-schemas.server.ts';
import { saveSchema } from './save-schema.server.ts';
import { SchemaForm } from './schema-form.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('identity.schemas.title');
  return { title, ...(await loadSchemas(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return saveSchema(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What accounts of a project say of people: its identity schemas. */
export default function SchemasPage({ loaderData }: Route.ComponentProps) {
  const { schemas, chosen, revision, calls } = loaderData;
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const answer = useActionData<typeof action>();
  const saved = answer?.result?.ok ? answer.result.value : undefined;
  const tabs = schemas.map((id) => ({
    text: id,
    to: `?schema=${encodeURIComponent(id)}`,
    isCurrent: id === chosen?.id,
  }));
  const added = { text: t('identity.schemas.new'), to: '?', isCurrent: chosen === undefined };
  return (
    <>
      <PageToast
        message={saved && { text: t('identity.schemas.saved'), kind: 'plain' }}
        occasion={answer}
        closeLabel={t('session.close')}
      />
      <div className="console-head">
        <h1>{t('identity.schemas.title')}</h1>
      </div>
      <p className="console-note">{t('identity.schemas.about')}</p>
      <TabLinks
        label={t('identity.schemas.which')}
        className="console-states"
        tabs={mayChange ? [...tabs, added] : tabs}
      />
      {saved && saved.warnings.length > 0 ? (
        <Notice title={t('identity.warnings')}>
          {saved.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      ) : null}
      {chosen || mayChange ? <SchemaForm chosen={chosen} revision={revision} answer={answer} /> : null}
      <ApiCalls calls={calls} />
    </>
  );
}
