import { nameOf, pageMeta } from '@gazetteer/site';
import { findVisitor, servicesOf, siteContext } from '@gazetteer/site/server';
import { Button, Checkbox, Notice, TextArea, TextField } from '@gazetteer/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { findDataset } from '../../datasets/find-dataset.server.ts';
import { MissingPage } from '../../datasets/missing-page.tsx';
import { translator } from '../../i18n/i18n.server.ts';
import { PlainPage } from '../../shell/plain-page.tsx';
import { HoneypotField } from '../../team-form/honeypot-field.tsx';
import type { Route } from './+types/page';
import style from './ask.css?url';
import { type ReturnedQuestion, sendQuestion } from './send-question.server.ts';

export { privateHeaders as headers } from '@gazetteer/site';
export { MissingPage as ErrorBoundary };

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const services = servicesOf(siteContext(context), request);
  const [dataset, visitor] = await Promise.all([
    findDataset(services, params.dataset),
    findVisitor(context, request),
  ]);
  const identity = visitor.state === 'signed-in' ? visitor.session.identity : undefined;
  const email = identity?.traits['email'];
  const t = translator(services.locale);
  return {
    title: t('question.ask'),
    description: t('question.next.look'),
    dataset: { name: dataset.name, title: dataset.title || dataset.name },
    known: identity && typeof email === 'string' ? { name: nameOf(identity), email } : undefined,
    isSent: url.searchParams.has('sent'),
  };
}

export function action({ context, request, params, url }: Route.ActionArgs) {
  return sendQuestion({ context, request, url }, params.dataset);
}

export function links() {
  return [{ rel: 'stylesheet', href: style }];
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : [];
}

export default function AskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { dataset, isSent } = loaderData;
  const about = <Link to={`/p/${dataset.name}`}>{dataset.title}</Link>;
  if (isSent && !actionData) {
    return (
      <PlainPage title={t('question.sent')} lead={about}>
        <p>{t('question.sentNext')}</p>
        <p>
          <Link to={`/p/${dataset.name}/ask`}>{t('question.another')}</Link>
        </p>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={t('question.ask')} lead={about}>
      <WhatHappensNext />
      <AskForm {...loaderData} returned={actionData} />
    </PlainPage>
  );
}

function WhatHappensNext() {
  const { t } = useTranslation();
  return (
    <ul className="ask-next">
      <li>{t('question.next.look')}</li>
      <li>{t('question.next.public')}</li>
      <li>{t('question.next.mail')}</li>
    </ul>
  );
}

interface AskFormProps extends Pick<Route.ComponentProps['loaderData'], 'known'> {
  returned: ReturnedQuestion | undefined;
}

function AskForm({ known, returned }: AskFormProps) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const { typed, faults = {}, problem } = returned ?? {};
  // Whoever does not see the page is led to the first field that is to be mended.
  useEffect(() => {
    if (returned) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [returned]);
  return (
    <Form method="post" action="?" className="ask-form" noValidate ref={form}>
      {problem ? (
        <Notice kind="error" title={problem}>
          <p>{t('question.kept')}</p>
        </Notice>
      ) : null}
      <TextArea
        name="question"
        label={t('question.question')}
        hint={t('question.questionHint')}
        defaultValue={typed?.question}
        error={faults.question}
        required
        dir="auto"
      />
      {known ? (
        <p>{t('question.asPerson', known)}</p>
      ) : (
        <>
          <TextField
            name="name"
            label={t('question.name')}
            autoComplete="name"
            defaultValue={typed?.name}
            error={faults.name}
            required
          />
          <TextField
            name="email"
            type="email"
            label={t('question.email')}
            hint={t('question.emailHint')}
            autoComplete="email"
            defaultValue={typed?.email}
            error={faults.email}
            required
          />
        </>
      )}
      <label className="ask-tick">
        <Checkbox name="shows_name" value="yes" defaultChecked={typed?.showsName} />
        {t('question.showName')}
      </label>
      <HoneypotField />
      <Button type="submit" look="primary" disabled={isBusy}>
        {t('question.send')}
      </Button>
    </Form>
  );
}
