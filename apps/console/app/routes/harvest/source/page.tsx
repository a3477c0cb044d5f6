import { Pager, unlistedMeta, useFigures, useMoments } from '@gazetteer/site';
import { FactList, PageToast } from '@gazetteer/ui';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { refusalText } from '../../../datasets/refusal-text.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { SideColumns } from '../../../parts/side-columns.tsx';
import type { Route } from './+types/page';
import { changeSource, type SourceChange } from './change-source.server.ts';
import { DeletePart } from './delete-part.tsx';
import { loadSource, type ShownSource } from './load-source.server.ts';
import { RunPart } from './run-part.tsx';
import { RunsTable } from './runs-table.tsx';
import { SettingsPart } from './settings-part.tsx';
import styles from './source.module.css';
import { SteerPart } from './steer-part.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const shown = await loadSource(loading);
  return { title: shown.source.title, shown };
}

export async function action(acting: Route.ActionArgs) {
  return changeSource(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** A source: what its runs did, how it is steered, and what is said of it. */
export default function SourcePage({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useLastAnswer(actionData);
  const [search] = useSearchParams();
  const { source, run, runs, page, pages, calls } = shown;
  useFreshWhile(shown.isDue || source.last_run?.finished_at === null);
  return (
    <>
      <PageToast
        message={toastOf(t, answer, search.get('done'))}
        occasion={answer}
        closeLabel={t('session.close')}
      />
      <p className={styles.back}>
        <Link to="/console/harvest">{t('menu.data.sources')}</Link>
      </p>
      <div className="console-head">
        <h1>
          <bdi>{source.title}</bdi>
        </h1>
      </div>
      <SideColumns
        side={
          <>
            <SteerPart shown={shown} />
            <Facts shown={shown} />
          </>
        }
      >
        {run ? (
          <RunPart run={run} hasTables={source.tables} />
        ) : (
          <p>{t(shown.isDue ? 'harvest.phase.waiting' : 'harvest.noRunYet')}</p>
        )}
        {runs.length > 0 ? <RunsTable runs={runs} shown={run?.id} /> : null}
        <Pager
          label={t('harvest.runs')}
          page={page}
          last={pages}
          pathOf={(number) => `/console/harvest/${source.id}?page=${number}`}
        />
        <SettingsPart shown={shown} answer={answer?.act === 'save' ? answer : undefined} />
        <DeletePart shown={shown} />
        <ApiCalls calls={[calls.read]} keyNote={t('data.call.key')} />
      </SideColumns>
    </>
  );
}

/** What became of the last form, also after the page has looked again. */
function useLastAnswer(answer: SourceChange | undefined): SourceChange | undefined {
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  return answer ?? last;
}

const FRESH_MILLISECONDS = 3000;

/** Looks again every few seconds for as long as something goes on, where the page is looked at. */
function useFreshWhile(isOn: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, FRESH_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isOn, revalidate]);
}

/** What the source is and does, in short. */
function Facts({ shown: { source } }: { shown: ShownSource }) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const figures = useFigures();
  const { url, organization, schedule, next_run_at: next, paused, datasets } = source;
  const whenNext = paused ? t('harvest.paused') : next === null ? t('harvest.schedule.manual') : moment(next);
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="visually-hidden">
        {t('harvest.facts')}
      </h2>
      <FactList
        facts={[
          {
            name: t('harvest.field.url'),
            value: (
              <a href={url} rel="noreferrer" className={styles.url}>
                {url}
              </a>
            ),
          },
          { name: t('data.organization'), value: organization?.title ?? t('harvest.organizationGone') },
          { name: t('harvest.field.schedule'), value: t(`harvest.schedule.${schedule}`) },
          { name: t('harvest.nextRun'), value: whenNext },
          { name: t('harvest.datasetsHere'), value: figures.number(datasets) },
        ]}
      />
    </section>
  );
}

/** What became of a form, in a sentence. */
function toastOf(
  t: TFunction,
  answer: SourceChange | undefined,
  done: string | null,
): { text: string; kind: 'plain' | 'error' } | undefined {
  if (!answer) return done === 'created' ? { text: t('harvest.done.created'), kind: 'plain' } : undefined;
  const { act, refusal } = answer;
  if (!refusal) return { text: t(`harvest.done.${act}`), kind: 'plain' };
  if (refusal.fields['url']) return { text: t('harvest.noAddress'), kind: 'error' };
  const inOurWords = refusal.status === 409 && (act === 'run' || act === 'stop');
  return { text: inOurWords ? t(`harvest.refused.${act}`) : refusalText(t, refusal), kind: 'error' };
}
