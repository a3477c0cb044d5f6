import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Notice, PageToast, TabLinks } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { TraitInputs } from '../../../identity-form/trait-inputs.tsx';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { loadSchemas } from './load-schemas.server.ts';
import { saveSchema } from './save-schema.server.ts';
import { SchemaActs } from './schema-acts.tsx';
import { SchemaForm } from './schema-form.tsx';
import styles from './schemas.module.css';

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
  const { schemas, chosen, byDefault, fields, revision, calls } = loaderData;
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const answer = useActionData<typeof action>();
  const saved = answer?.result?.ok ? answer.result.value : undefined;
  const tabs = schemas.map((id) => ({
    text: id === byDefault ? t('identity.schemas.byDefault', { id }) : id,
    to: `?schema=${encodeURIComponent(id)}`,
    isCurrent: id === chosen?.id,
  }));
  const added = { text: t('identity.schemas.new'), to: '?new', isCurrent: chosen === undefined };
  return (
    <>
      <PageToast
        message={answer && saved && { text: t(`identity.schemas.done.${answer.act}`), kind: 'plain' }}
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
      {chosen && mayChange && chosen.id !== byDefault ? (
        <SchemaActs id={chosen.id} revision={revision} answer={answer} />
      ) : null}
      {chosen ? (
        <section aria-labelledby="form-preview" className={styles.section}>
          <h2 id="form-preview">{t('identity.schemas.preview')}</h2>
          <p className="console-note">{t('identity.schemas.previewText')}</p>
          {fields.length > 0 ? (
            <fieldset className={styles.preview} disabled>
              <legend className="visually-hidden">{t('identity.schemas.preview')}</legend>
              <TraitInputs fields={fields} traits={{}} />
            </fieldset>
          ) : (
            <p>{t('identity.schemas.noFields')}</p>
          )}
        </section>
      ) : null}
      <ApiCalls calls={calls} />
    </>
  );
}
