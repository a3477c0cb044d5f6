import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { ButtonLink, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { ImportForm } from '../../../parts/import-form.tsx';
import { describeCall } from '../../../project/describe-call.server.ts';
import { projectClient } from '../../../project/project-client.server.ts';
import { useProject } from '../../../project/use-project.ts';
import { loadNamespaces } from '../../../relation-tuples/load-namespaces.server.ts';
import type { Route } from './+types/page';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { importTuples } from './import-tuples.server.ts';
import { LookedAt } from './looked-at.tsx';

const example = { namespace: 'Folder', object: 'reports', relation: 'viewers', subject_id: 'ann' };

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('permissions.import.title');
  const { declared } = await readForPage(loading, loadNamespaces(projectClient(loading)));
  const relationshipPatch = [{ action: 'insert' as const, relation_tuple: example }];
  return { title, declared, calls: [describeCall(loading, 'patchRelationships', { relationshipPatch })] };
}

export async function action(acting: Route.ActionArgs) {
  return importTuples(acting, await acting.request.formData());
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Adds many tuples at once, from a table. */
export default function ImportTuplesPage({ loaderData: { declared, calls } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { mayChange, address } = useProject();
  const answer = useActionData<typeof action>();
  const isDone = answer?.imported?.ok === true;
  const canImport = answer?.look.ok && answer.look.value.faultCount === 0 && answer.look.value.count > 0;
  return (
    <>
      <div className="console-head">
        <h1>{t('permissions.import.title')}</h1>
        <ButtonLink to={`${address}/tuples`}>{t('permissions.import.back')}</ButtonLink>
      </div>
      <p className="console-note">{t('permissions.import.about')}</p>
      <div role="status">{answer ? <LookedAt answer={answer} /> : null}</div>
      {mayChange ? (
        <ImportForm
          accept=".csv,.tsv,.txt,text/csv"
          text={answer && !isDone ? answer.text : ''}
          state={answer ? `${isDone} ${answer.text}` : ''}
          canImport={canImport === true && !isDone}
          texts={{
            file: t('permissions.import.file'),
            pasted: t('permissions.import.text'),
            columns: t('permissions.import.columns', { namespaces: declared.join(', ') }),
            now: t('permissions.import.now'),
          }}
          example={
            'namespace,object,relation,subject_id,subject_set\n' +
            'Team,statistics,members,ann,\n' +
            'Folder,reports,viewers,,Team:statistics#members\n' +
            'Folder,rainfall,parents,,Folder:reports'
          }
        />
      ) : (
        <Notice>{t('permissions.import.mayNot')}</Notice>
      )}
      <ApiCalls calls={calls} />
    </>
  );
}
