import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, Checkbox, Notice, TabLinks, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, redirect, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { TraitInputs } from '../../../identity-form/trait-inputs.tsx';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { requireChange } from '../../../project/require-change.server.ts';
import type { Route } from './+types/page';
import { createIdentity } from './create-identity.server.ts';
import { loadForm } from './load-form.server.ts';
import styles from './new-identity.module.css';

export async function loader(loading: Route.LoaderArgs) {
  await requireChange(loading);
  const title = translator(siteContext(loading.context).locale)('identities.new');
  return { title, ...(await loadForm(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  const answer = await createIdentity(acting, new URLSearchParams(await acting.request.text()));
  if (answer.result?.ok)
    throw redirect(`/console/projects/${acting.params.project}/identities/${answer.result.value}`);
  return answer;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Makes an account by the form of its schema. */
export default function NewIdentityPage({
  loaderData: { schemas, schema, fields, calls },
}: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const refused = answer?.result?.ok === false ? answer.result : undefined;
  return (
    <>
      <div className="console-head">
        <h1>{t('identities.new')}</h1>
      </div>
      {schemas.length > 1 ? (
        <TabLinks
          label={t('identities.schema')}
          tabs={schemas.map((id) => ({
            text: id,
            to: `?schema=${encodeURIComponent(id)}`,
            isCurrent: id === schema,
          }))}
        />
      ) : null}
      <Form method="post" className={styles.form} key={schema}>
        {refused ? (
          <Notice kind="error" title={t('identities.refused')}>
            <p>{refused.message ?? t('parts.refused')}</p>
          </Notice>
        ) : null}
        <input type="hidden" name="schema" value={schema} />
        <TraitInputs fields={fields} traits={answer?.traits ?? {}} unreadable={answer?.unreadable ?? []} />
        <TextField
          label={t('identities.password')}
          hint={t('identities.passwordHint')}
          type="password"
          name="password"
          autoComplete="new-password"
        />
        <label className={styles.check}>
          <Checkbox name="verified" defaultChecked={answer?.isVerified ?? false} />
          {t('identities.verified')}
        </label>
        <Button type="submit" look="primary" className={styles.make}>
          {t('identities.make')}
        </Button>
      </Form>
      <ApiCalls calls={calls} />
    </>
  );
}
