import { localText } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Notice } from '@gazetteer/ui';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigation } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import type { Route } from './+types/page';
import { ChosenTableCard } from './chosen-table.tsx';
import {
  type ChosenTable,
  findTable,
  type MergeOutcome,
  mergeTables,
  offerTables,
} from '../../merge/load-merge.server.ts';
import { exchanged, mergePath, type MergeState, readMerge } from '../../merge/merge-address.ts';
import { MergeReport } from '../../merge/merge-report.tsx';
import { MergeResult } from './merge-result.tsx';
import { MergeSettings } from './merge-settings.tsx';
import style from './page.module.css';
import type { Titles } from '../../merge/report.ts';
import { TablePicker } from './table-picker.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { client, site, locale, publicUrl } = siteContext(context);
  const state = readMerge(url.searchParams);
  const find = (name: string | undefined) => (name ? findTable(client, name) : undefined);
  const [left, right] = await Promise.all([find(state.left.table), find(state.right.table)]);
  const t = translator(locale);
  const names = [left, right].flatMap((table) => (table ? [titleOf(table)] : []));
  const page = {
    state,
    left,
    right,
    publicUrl,
    title: `${[t('merge.title'), ...names].join(' · ')} · ${localText(site.name, locale)}`,
    description: t('merge.description'),
  };
  if (!left || !right) {
    const offered = await offerTables(client, state, left ?? right, site.organizationFilter, request.signal);
    return { ...page, offered, outcome: undefined };
  }
  const merged = await mergeTables(client, state, { left, right }, request.signal);
  const titles = { left: titleOf(left), right: titleOf(right) };
  return { ...page, offered: undefined, outcome: { ...merged, titles } };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [{ title: loaderData.title }, { name: 'description', content: loaderData.description }];
}

export default function MergePage({ loaderData }: Route.ComponentProps) {
  const { state, left, right } = loaderData;
  const { t } = useTranslation();
  const busy = useNavigation().location?.pathname === '/merge';
  return (
    <div className={`page ${style.page}`} aria-busy={busy} data-busy={busy}>
      <h1>{t('merge.title')}</h1>
      <p className={style.lead}>{t('merge.lead')}</p>
      <div className={style.tables}>
        <ChosenTableCard state={state} side="left" table={left} />
        {left && right ? (
          <Link className={style.exchange} to={mergePath(exchanged(state))} title={t('merge.table.exchange')}>
            <IconArrowsExchange aria-hidden />
            <span className="visually-hidden">{t('merge.table.exchange')}</span>
          </Link>
        ) : (
          <span className={style.plus} aria-hidden>
            +
          </span>
        )}
        <ChosenTableCard state={state} side="right" table={right} />
      </div>
      {loaderData.outcome ? (
        <Outcome state={state} publicUrl={loaderData.publicUrl} {...loaderData.outcome} />
      ) : (
        <TablePicker state={state} side={left ? 'right' : 'left'} {...loaderData.offered} />
      )}
    </div>
  );
}

type OutcomeProps = MergeOutcome & { state: MergeState; titles: Titles; publicUrl: string };

/** The result with its report, or why there is none. */
function Outcome({ state, titles, suggestion, merged, refusal, publicUrl }: OutcomeProps) {
  const { t } = useTranslation();
  if (!suggestion.merge)
    return (
      <Notice title={t('merge.impossible.title')}>
        <ul className={style.problems}>
          {suggestion.problems.map(({ code, side }) => (
            <li key={`${code} ${side}`}>
              {t(`merge.impossible.${code}`, { table: side ? titles[side] : '' })}
            </li>
          ))}
        </ul>
        <p>{t('merge.impossible.advice')}</p>
      </Notice>
    );
  const settings = (
    <MergeSettings state={state} suggestion={suggestion} level={merged?.report.level} titles={titles} />
  );
  if (state.whole && merged) return <MergeResult state={state} merged={merged} publicUrl={publicUrl} />;
  return (
    <div className={style.outcome}>
      <details className={style.settings} open={refusal !== undefined} ref={openBesideTheResult}>
        <summary>{t('merge.settings.title')}</summary>
        {settings}
      </details>
      <div className={style.found}>
        {refusal && (
          <Notice kind="error" title={t('merge.refused')}>
            {refusal}
          </Notice>
        )}
        {merged && <MergeReport report={merged.report} titles={titles} />}
        {merged && <MergeResult state={state} merged={merged} publicUrl={publicUrl} />}
      </div>
    </div>
  );
}

/** Where there is room for both, the settings stand open; on a phone the report comes first. */
function openBesideTheResult(settings: HTMLDetailsElement | null) {
  if (settings && matchMedia('(min-width: 1000px)').matches) settings.open = true;
}

function titleOf({ resource, dataset }: ChosenTable): string {
  return resource.name ?? dataset.title;
}
