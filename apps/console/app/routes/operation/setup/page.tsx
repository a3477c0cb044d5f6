import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, ButtonLink, Notice, TabLinks } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, redirect, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { describePortalCall, portalClient } from '../../../portal-calls/portal-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { changeSite } from '../../../site-form/change-site.server.ts';
import { SitePart } from '../../../site-form/site-part.tsx';
import type { Route } from './+types/page';
import styles from './setup.module.css';
import { nextStep, type SetupStep, setupSteps, stepOf } from './setup-steps.ts';

export async function loader(loading: Route.LoaderArgs) {
  const client = portalClient(loading);
  const [site, health, found] = await Promise.all([
    readForPage(loading, client.getSite()),
    readForPage(loading, client.getInstallationHealth()),
    siteContext(loading.context).client.action('package_search', { rows: 0 }),
  ]);
  return {
    title: translator(siteContext(loading.context).locale)('setup.title'),
    step: stepOf(loading.url.searchParams.get('step')),
    fields: site.data.fields,
    sendsMail: health.data.queues?.messages.delivery !== 'log',
    datasets: found.count,
    calls: [
      describePortalCall(loading, 'changeSite', { changeSiteBody: { name: 'Open data of Avelland' } }),
      describePortalCall(loading, 'endSetup', {}),
    ],
  };
}

/** Saves a step and goes on to the next, or ends the set-up. */
export async function action(acting: Route.ActionArgs) {
  const form = new URLSearchParams(await acting.request.text());
  if (form.get('act') === 'end') {
    await readForPage(acting, portalClient(acting).endSetup());
    throw redirect('/console/operation/site');
  }
  const answer = await changeSite(acting, form);
  const next = nextStep(stepOf(answer.group ?? null));
  if (answer.result.ok && answer.group && next) throw redirect(`/console/setup?step=${next}`);
  return answer;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What a new portal is called, speaks and looks like, and what it still needs. */
export default function SetupPage({ loaderData }: Route.ComponentProps) {
  const { step, fields, calls } = loaderData;
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const next = nextStep(step);
  return (
    <>
      <div className="console-head">
        <h1>{t('setup.title')}</h1>
        <EndButton label={t('setup.skip')} />
      </div>
      <p className="console-note">{t('setup.about')}</p>
      <TabLinks
        label={t('setup.steps')}
        className="console-states"
        tabs={setupSteps.map((one, index) => ({
          text: `${index + 1}. ${t(`setup.step.${one}`)}`,
          to: `?step=${one}`,
          isCurrent: one === step,
        }))}
      />
      {answer?.result.ok === false ? (
        <div className={styles.told}>
          <Notice kind="error" title={t('site.refused')}>
            {Object.keys(answer.result.fields).length > 0 ? null : answer.result.message}
          </Notice>
        </div>
      ) : null}
      {isPartOfSite(step) ? (
        <SitePart key={step} group={step} fields={fields} answer={answer} save={t('setup.goOn')} />
      ) : (
        <div className={styles.told}>
          <Told {...loaderData} step={step} />
        </div>
      )}
      <div className="console-actions">
        {next && !isPartOfSite(step) ? (
          <ButtonLink to={`?step=${next}`} look="primary">
            {t('setup.next')}
          </ButtonLink>
        ) : null}
        {next ? null : <EndButton label={t('setup.end')} isMain />}
      </div>
      <ApiCalls calls={calls} />
    </>
  );
}

function isPartOfSite(step: SetupStep): step is 'names' | 'languages' | 'colours' {
  return step !== 'mail' && step !== 'data';
}

/** What is set where the server runs: how it is, and what to do. */
function Told({
  step,
  sendsMail,
  datasets,
}: { step: 'mail' | 'data' } & Pick<Route.ComponentProps['loaderData'], 'sendsMail' | 'datasets'>) {
  const { t } = useTranslation();
  if (step === 'mail')
    return <Notice title={t(`setup.mail.${sendsMail ? 'on' : 'off'}`)}>{t('setup.mail.text')}</Notice>;
  return (
    <Notice title={t('setup.data.title', { count: datasets })}>
      <p>{t('setup.data.text')}</p>
    </Notice>
  );
}

function EndButton({ label, isMain = false }: { label: string; isMain?: boolean }) {
  return (
    <Form method="post">
      <Button type="submit" name="act" value="end" look={isMain ? 'primary' : 'plain'}>
        {label}
      </Button>
    </Form>
  );
}
