import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, CopyButton, Notice, SelectField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { describeCall } from '../../../project/describe-call.server.ts';
import type { Route } from './+types/page';
import { flowKinds } from './flow-kinds.ts';
import { FlowPreview } from './flow-preview.tsx';
import styles from './flows.module.css';
import { startFlow } from './start-flow.server.ts';

export function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('identity.flows.title');
  return {
    title,
    calls: [
      describeCall(loading, 'createNativeLoginFlow', {}),
      describeCall(loading, 'createNativeRegistrationFlow', {}),
      describeCall(loading, 'createNativeRecoveryFlow', {}),
      describeCall(loading, 'createNativeVerificationFlow', {}),
    ],
  };
}

export async function action(acting: Route.ActionArgs) {
  return startFlow(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Starts flows of a project to look at: what the service answers, and the form that is made of it. */
export default function FlowsPage({ loaderData: { calls } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const flow = answer?.result.ok ? answer.result.value : undefined;
  return (
    <>
      <div className="console-head">
        <h1>{t('identity.flows.title')}</h1>
      </div>
      <p className="console-note">{t('identity.flows.about')}</p>
      <Form method="post" className="console-search">
        <SelectField label={t('identity.flows.kind')} name="kind" defaultValue={answer?.kind ?? 'login'}>
          {flowKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`identity.flows.kinds.${kind}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="primary">
          {t('identity.flows.start')}
        </Button>
      </Form>
      {answer && !answer.result.ok ? (
        <Notice kind="error" title={t('identity.flows.refused')}>
          <p>{answer.result.message ?? t('parts.refused')}</p>
        </Notice>
      ) : null}
      {flow ? (
        <div className={styles.sides}>
          <section aria-labelledby="flow-json">
            <h2 id="flow-json">{t('identity.flows.json')}</h2>
            <CopyButton text={flow.json} label={t('parts.calls.copy')} copied={t('parts.calls.copied')} />
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
            <pre className={styles.json} tabIndex={0}>
              {flow.json}
            </pre>
          </section>
          <section aria-labelledby="flow-form">
            <h2 id="flow-form">{t('identity.flows.form')}</h2>
            <FlowPreview key={flow.id} json={flow.json} />
          </section>
        </div>
      ) : null}
      <ApiCalls calls={calls} />
    </>
  );
}
