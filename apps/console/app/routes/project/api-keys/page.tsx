import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { CopyButton, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { TokenPager } from '../../../parts/token-pager.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { changeKeys } from './change-keys.server.ts';
import { KeyForm } from './key-form.tsx';
import { KeyTable } from './key-table.tsx';
import { KeyToast } from './key-toast.tsx';
import styles from './keys.module.css';
import { loadKeys } from './load-keys.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('keys.title');
  return { title, ...(await loadKeys(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return changeKeys(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The keys by which programs work in a project. */
export default function ApiKeysPage({ loaderData: { keys, next, calls } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const answer = useActionData<typeof action>();
  const made = answer?.act === 'make' && answer.result.ok ? answer.result.value : undefined;
  return (
    <>
      <KeyToast answer={answer} />
      <div className="console-head">
        <h1>{t('keys.title')}</h1>
      </div>
      <p className="console-note">{t('keys.about')}</p>
      {made ? (
        <div className={styles.made}>
          <Notice title={t('keys.made.title', { name: made.name })}>
            <p>{t('keys.made.text')}</p>
            <code className={styles.value}>{made.value}</code>
            <CopyButton text={made.value} label={t('parts.calls.copy')} copied={t('parts.calls.copied')} />
          </Notice>
        </div>
      ) : null}
      {keys.length === 0 ? (
        <EmptyState title={t('keys.none.title')} text={t('keys.none.text')} />
      ) : (
        <KeyTable keys={keys} answer={answer} />
      )}
      <TokenPager next={next} />
      {mayChange ? <KeyForm answer={answer} /> : null}
      <ApiCalls calls={calls} />
    </>
  );
}
