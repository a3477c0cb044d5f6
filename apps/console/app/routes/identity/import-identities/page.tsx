import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, ButtonLink, Notice, TextArea } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { describeCall } from '../../../project/describe-call.server.ts';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import styles from './import-identities.module.css';
import { importIdentities } from './import-identities.server.ts';
import { LookedAt } from './looked-at.tsx';

export function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('identities.import.title');
  const create = { traits: { email: 'ann@example.org', name: 'Ann' } };
  const patchIdentitiesBody = { identities: [{ create, patch_id: 'line-1' }] };
  const calls = [true, false].map((dryRun) =>
    describeCall(loading, 'batchPatchIdentities', { ...(dryRun ? { dryRun } : {}), patchIdentitiesBody }),
  );
  return { title, calls };
}

export async function action(acting: Route.ActionArgs) {
  return importIdentities(acting, await acting.request.formData());
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Makes many accounts at once, of a file that was looked at before. */
export default function ImportIdentitiesPage({ loaderData: { calls } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { mayChange, address } = useProject();
  const answer = useActionData<typeof action>();
  const isDone = answer?.isDone === true;
  const canImport =
    !isDone && answer && 'result' in answer && answer.result.ok && answer.result.value.made > 0;
  return (
    <>
      <div className="console-head">
        <h1>{t('identities.import.title')}</h1>
        <ButtonLink to={`${address}/identities`}>{t('identities.import.back')}</ButtonLink>
      </div>
      <p className="console-note">{t('identities.import.about')}</p>
      <div role="status">{answer ? <LookedAt answer={answer} /> : null}</div>
      {mayChange ? (
        <>
          <Form method="post" encType="multipart/form-data" className={styles.form}>
            <label>
              {t('identities.import.file')}
              <input type="file" name="file" accept=".json,.jsonl,.ndjson,.csv,.tsv,.txt" required />
            </label>
            <Button type="submit">{t('identities.import.lookFile')}</Button>
          </Form>
          {/* By parts, since what is pasted may have line ends and signs of its own. */}
          <Form
            method="post"
            encType="multipart/form-data"
            className={styles.form}
            key={answer ? `${isDone} ${answer.text}` : ''}
          >
            <TextArea
              label={t('identities.import.text')}
              name="text"
              rows={12}
              wrap="off"
              spellCheck={false}
              required
              defaultValue={answer && !isDone ? answer.text : ''}
              hint={t('identities.import.columns')}
            />
            <div className="console-actions">
              <Button type="submit" name="act" value="look" look={canImport ? 'plain' : 'primary'}>
                {t('identities.import.look')}
              </Button>
              {canImport ? (
                <Button type="submit" name="act" value="import" look="primary">
                  {t('identities.import.now')}
                </Button>
              ) : null}
            </div>
          </Form>
          <h2>{t('identities.import.example')}</h2>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
          <pre className={styles.example} tabIndex={0}>
            {'email,name,email_verified,hashed_password\n' +
              'ann@example.org,Ann,true,$2b$12$…\n' +
              'ben@example.org,Ben,,'}
          </pre>
        </>
      ) : (
        <Notice>{t('identities.import.mayNot')}</Notice>
      )}
      <ApiCalls calls={calls} />
    </>
  );
}
