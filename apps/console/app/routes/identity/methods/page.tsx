import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, Checkbox, Notice, PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { changeMethods } from './change-methods.server.ts';
import { loadMethods } from './load-methods.server.ts';
import { methodGroups } from '../../../project/method-settings.ts';
import styles from './methods.module.css';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('identity.methods.title');
  return { title, ...(await loadMethods(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return changeMethods(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** How people sign in to a project, and what they do with their accounts by themselves. */
export default function MethodsPage({ loaderData: { revision, methods, calls } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const answer = useActionData<typeof action>();
  const result = answer?.result;
  const refused = result && !result.ok ? result : undefined;
  const shown = refused && answer ? answer.sent : methods;
  const saved = result?.ok
    ? {
        text: t(result.value.changed > 0 ? 'identity.methods.saved' : 'identity.methods.same'),
        kind: 'plain' as const,
      }
    : undefined;
  return (
    <>
      <PageToast message={saved} occasion={answer} closeLabel={t('session.close')} />
      <div className="console-head">
        <h1>{t('identity.methods.title')}</h1>
      </div>
      <p className="console-note">{t('identity.methods.about')}</p>
      {refused ? (
        <Notice kind="error" title={t('identity.methods.refused')}>
          <p>{refused.status === 412 ? t('identity.conflict') : (refused.message ?? t('parts.refused'))}</p>
          {Object.entries(refused.fields).map(([field, faults]) => (
            <p key={field}>
              <code>{field}</code>: {faults.join(' ')}
            </p>
          ))}
        </Notice>
      ) : null}
      {result?.ok && result.value.warnings.length > 0 ? (
        <Notice title={t('identity.warnings')}>
          {result.value.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      ) : null}
      {/* A form of its own for each revision: its boxes show what holds now. */}
      <Form method="post" className={styles.form} key={`${revision} ${refused ? 'refused' : ''}`}>
        <input type="hidden" name="revision" value={revision} />
        {(Object.keys(methodGroups) as (keyof typeof methodGroups)[]).map((group) => (
          <fieldset key={group} className={styles.group} disabled={!mayChange}>
            <legend>{t(`identity.methods.groups.${group}`)}</legend>
            {methodGroups[group].map((name) => (
              <label key={name} className={styles.switch}>
                <Checkbox name={name} defaultChecked={shown[name]} />
                {t(`identity.methods.names.${name}`)}
                <small>{t(`identity.methods.hints.${name}`)}</small>
              </label>
            ))}
          </fieldset>
        ))}
        {mayChange ? (
          <Button type="submit" look="primary" className={styles.save}>
            {t('identity.methods.save')}
          </Button>
        ) : null}
      </Form>
      <ApiCalls calls={calls} />
    </>
  );
}
