import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, Notice, PageToast, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { data, Form, Link, redirect, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { rememberRequest } from '../../../playground/pending-request.server.ts';
import styles from '../../../playground/playground.module.css';
import { loadProject } from '../../../project/load-project.server.ts';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { type BeginAnswer, begin } from './begin.server.ts';
import { CodePart } from './code-part.tsx';
import { loadPlayground } from './load-playground.server.ts';
import { ServicePart } from './service-part.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('oauth2.play.title');
  return { title, ...(await loadPlayground(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  const { answer, pending } = await begin(acting, new URLSearchParams(await acting.request.text()));
  const { address } = await loadProject(acting);
  if (answer.act === 'make' && answer.result.ok)
    throw redirect(`${address}/playground?client=${encodeURIComponent(answer.result.value.id)}`);
  if (!pending) return answer;
  const cookie = rememberRequest(pending, { address });
  return data(answer, { headers: { 'set-cookie': cookie } });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Runs a flow for a client step by step: here it begins, and the page that one returns to goes on. */
export default function PlaygroundPage({ loaderData }: Route.ComponentProps) {
  const { offered, client, redirectUri, calls } = loaderData;
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const answer = useActionData<typeof action>();
  return (
    <>
      <RefusalToast answer={answer} />
      <div className="console-head">
        <h1>{t('oauth2.play.title')}</h1>
      </div>
      <p className="console-note">{t('oauth2.play.about')}</p>
      <Form method="get" role="search" className="console-search" key={client?.id}>
        <TextField
          label={t('oauth2.play.client')}
          name="client"
          list="clients"
          required
          spellCheck={false}
          autoComplete="off"
          defaultValue={client?.id}
        />
        <datalist id="clients">
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </datalist>
        <Button type="submit">{t('oauth2.play.choose')}</Button>
      </Form>
      {client || offered.length === 0 ? null : <Offered clients={offered} />}
      <div className={styles.steps}>
        {client || !mayChange ? null : (
          <Form method="post" className={styles.form}>
            <p>{t('oauth2.play.makeText')}</p>
            <Button type="submit" name="act" value="make" look="primary">
              {t('oauth2.play.make')}
            </Button>
          </Form>
        )}
        {client && !client.hasCode && !client.hasService ? <Notice title={t('oauth2.play.noFlow')} /> : null}
        {client?.isTest ? <TestClientNote id={client.id} /> : null}
        {client?.hasCode ? (
          <CodePart
            client={client}
            redirectUri={redirectUri}
            built={answer?.act === 'build' ? answer.built : undefined}
          />
        ) : null}
        {client?.hasService ? (
          <ServicePart client={client} result={answer?.act === 'service' ? answer.result : undefined} />
        ) : null}
      </div>
      <ApiCalls calls={calls} />
    </>
  );
}

/** The clients of the project by their names, which are easier to tell apart than ids. */
function Offered({ clients }: { clients: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.offered} aria-labelledby="offered-clients">
      <h2 id="offered-clients">{t('oauth2.play.offered')}</h2>
      <ul>
        {clients.map(({ id, name }) => (
          <li key={id}>
            <Link to={`?client=${encodeURIComponent(id)}`}>{name}</Link>
            {name === id ? null : <code>{id}</code>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TestClientNote({ id }: { id: string }) {
  const { t } = useTranslation();
  const { address } = useProject();
  return (
    <Notice title={t('oauth2.play.test')}>
      <p>
        <Link to={`${address}/clients/${encodeURIComponent(id)}`}>{t('oauth2.play.testDelete')}</Link>
      </p>
    </Notice>
  );
}

/** Says what the service refused. */
function RefusalToast({ answer }: { answer: BeginAnswer | undefined }) {
  const { t } = useTranslation();
  const result = answer && 'result' in answer ? answer.result : undefined;
  const message =
    result && !result.ok
      ? { text: result.message ?? t('parts.refused'), kind: 'error' as const }
      : answer?.act === 'register'
        ? { text: t('oauth2.play.registered'), kind: 'plain' as const }
        : undefined;
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;
}
