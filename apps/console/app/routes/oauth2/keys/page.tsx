import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { ConfirmByName } from '../../../parts/confirm-by-name.tsx';
import { TokenPager } from '../../../parts/token-pager.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { changeKeys, type KeysAnswer } from './change-keys.server.ts';
import { KeyForm } from './key-form.tsx';
import { KeyTable } from './key-table.tsx';
import styles from './keys.module.css';
import { type ListedSet, loadKeys } from './load-keys.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('oauth2.keys.title');
  return { title, ...(await loadKeys(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return changeKeys(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The key sets of a project: those that it signs with, and whatever else needs keys. */
export default function KeySetsPage({ loaderData: { sets, next, calls } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const answer = useActionData<typeof action>();
  return (
    <>
      <KeysToast answer={answer} />
      <div className="console-head">
        <h1>{t('oauth2.keys.title')}</h1>
      </div>
      <p className="console-note">{t('oauth2.keys.about')}</p>
      <div className={styles.sets}>
        {sets.map((set) => (
          <section key={set.set} aria-labelledby={`set-${set.set}`}>
            <h2 id={`set-${set.set}`}>{set.set}</h2>
            <p className="console-note">{t(noteOf(set))}</p>
            <KeyTable set={set} answer={answer} />
            {mayChange ? <SetDeletion set={set} answer={answer} /> : null}
          </section>
        ))}
        <TokenPager next={next} />
        {mayChange ? <KeyForm answer={answer} /> : null}
      </div>
      <ApiCalls calls={calls} />
    </>
  );
}

/** What a set is for. */
function noteOf({ set, is_own }: ListedSet) {
  if (!is_own) return 'oauth2.keys.notes.other' as const;
  return set === 'hydra.openid.id-token'
    ? ('oauth2.keys.notes.idToken' as const)
    : ('oauth2.keys.notes.accessToken' as const);
}

function SetDeletion({ set: { set, is_own }, answer }: { set: ListedSet; answer: KeysAnswer | undefined }) {
  const { t } = useTranslation();
  const isWrong = answer?.act === 'deleteSet' && answer.sent.set === set && answer.isWrong === true;
  return (
    <details open={isWrong}>
      <summary className={styles.open}>{t('oauth2.keys.deleteSet', { set })}</summary>
      <Form method="post">
        <input type="hidden" name="set" value={set} />
        <ConfirmByName
          name={set}
          act="deleteSet"
          label={t('oauth2.keys.deleteSetNow')}
          explain={t(is_own ? 'oauth2.keys.deleteOwnText' : 'oauth2.keys.deleteSetText')}
          isWrong={isWrong}
        />
      </Form>
    </details>
  );
}

function KeysToast({ answer }: { answer: KeysAnswer | undefined }) {
  const { t } = useTranslation();
  const { act, result } = answer ?? {};
  const message =
    act && result
      ? {
          text: result.ok
            ? t(`oauth2.keys.done.${act}`, { kid: result.value.kid ?? '' })
            : (result.message ?? t('parts.refused')),
          kind: result.ok ? ('plain' as const) : ('error' as const),
        }
      : undefined;
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;
}
