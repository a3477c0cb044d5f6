import { LocalTime, Pager, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, PageToast } from '@gazetteer/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { asInstant } from '../../../datasets/as-instant.ts';
import { ChangeList } from '../../../datasets/change-list.tsx';
import { DatasetHead } from '../../../datasets/dataset-head.tsx';
import { refusalText } from '../../../datasets/refusal-text.ts';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import type { Route } from './+types/page';
import styles from './history.module.css';
import { type History, type HistoryEntry, loadHistory } from './load-history.server.ts';
import { type RestoreAnswer, restoreVersion } from './restore-version.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const history = await loadHistory(loading);
  const t = translator(siteContext(loading.context).locale);
  return { title: `${t('data.part.history')} · ${history.heading}`, history };
}

export async function action(acting: Route.ActionArgs) {
  return restoreVersion(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Who changed what of a dataset and when; each former description can be put back. */
export default function HistoryPage({ loaderData: { history }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { name, heading, entries, page, pages, calls } = history;
  const address = `/console/data/${name}`;
  return (
    <>
      <PageToast
        message={actionData && messageOf(t, actionData)}
        occasion={actionData}
        closeLabel={t('session.close')}
      />
      <DatasetHead name={name} heading={heading} standing={history.standing} current="history" />
      <p className="console-note">{t('data.history.about')}</p>
      {entries.length === 0 ? <p>{t('data.history.none')}</p> : null}
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          <li key={entry.id}>
            <Entry entry={entry} history={history} isLatest={page === 1 && index === 0} />
          </li>
        ))}
      </ol>
      <Pager
        label={t('data.part.history')}
        isByTime
        page={page}
        last={pages}
        pathOf={(number) => `${address}/history${number > 1 ? `?page=${number}` : ''}`}
      />
      <ApiCalls calls={calls} keyNote={t('data.call.key')} />
    </>
  );
}

function messageOf(t: TFunction, { version, leftOut, refusal }: RestoreAnswer) {
  if (!refusal) {
    const lost = leftOut.length > 0 ? ` ${t('data.history.leftOut', { names: leftOut.join(', ') })}` : '';
    return { text: t('data.history.restored', { version }) + lost, kind: 'plain' as const };
  }
  const isLate = refusal.info?.['revision'] !== undefined;
  const text = isLate ? t('data.conflict.step') : refusalText(t, refusal);
  return { text, kind: 'error' as const };
}

function Entry(props: { entry: HistoryEntry; history: History; isLatest: boolean }) {
  const { entry, history, isLatest } = props;
  const { t } = useTranslation();
  const { version, kind, timestamp, user_id, user_name, note, changes } = entry;
  // Keys of administrators have no name; programs are called by their ids.
  const who = user_name ?? (user_id?.startsWith('client:') ? user_id : t('data.somebody'));
  return (
    <>
      <h2 className={styles.head}>
        {t(`data.history.kind.${kind}`)}
        <small>
          <LocalTime iso={asInstant(timestamp)} />{' '}
          {user_id === null ? t('data.history.byPortal') : t('data.history.by', { who })}
          {' · '}
          {t('data.history.version', { version })}
          {isLatest ? ` · ${t('data.history.now')}` : null}
        </small>
      </h2>
      {note === null ? null : <blockquote className={styles.note}>{note}</blockquote>}
      {changes.length === 0 ? null : (
        <details open={isLatest || changes.length <= 3}>
          <summary>{t('data.history.changes', { count: changes.length })}</summary>
          <ChangeList changes={changes} resources={history.resources} />
        </details>
      )}
      {isLatest || history.standing === 'deleted' ? null : (
        <Form method="post" className={styles.restore}>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="revision" value={history.revision} />
          <Button type="submit" look="quiet">
            {t('data.history.restore')}
            <span className="visually-hidden"> {t('data.history.version', { version })}</span>
          </Button>
        </Form>
      )}
    </>
  );
}
