import { unlistedMeta, useMoments } from '@gazetteer/site';
import { PageToast } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { asInstant } from '../../../datasets/as-instant.ts';
import { SideColumns } from '../../../parts/side-columns.tsx';
import { DatasetHead } from '../../../datasets/dataset-head.tsx';
import type { Route } from './+types/page';
import { changeDataset } from './change-dataset.server.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import styles from './dataset.module.css';
import { DescriptionForm } from './description-form.tsx';
import type { Values } from './description-values.ts';
import { FiguresPart } from './figures-part.tsx';
import { type EditedDataset, loadDataset } from './load-dataset.server.ts';
import { QualityChecklist } from './quality-checklist.tsx';
import { ResourcesPart } from './resources-part.tsx';
import { StepsPart } from './steps-part.tsx';
import { toastOf } from './toast-of.ts';

export async function loader(loading: Route.LoaderArgs) {
  const dataset = await loadDataset(loading);
  return { title: dataset.entry.title || dataset.entry.name, dataset };
}

export async function action(acting: Route.ActionArgs) {
  return changeDataset(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** A dataset as its editors see it: what can be done next, what is missing, its description and its data. */
export default function DatasetPage({ loaderData: { dataset }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { entry, values } = dataset;
  // What stands in the form now; the checklist goes by it.
  const [typed, setTyped] = useState<Values>();
  const answer = actionData;
  const message = toastOf(t, answer, search.get('done'));
  const isInBin = entry.standing === 'deleted';
  return (
    <>
      <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />
      <DatasetHead
        name={entry.name}
        heading={values.title || entry.name}
        standing={entry.standing}
        current="description"
      >
        <Meaning entry={entry} notListed={dataset.notListed} />
      </DatasetHead>
      {answer?.act === 'save' && answer.conflict ? (
        <ConflictNotice conflict={answer.conflict} resources={dataset.resources} />
      ) : null}
      <SideColumns
        side={
          <>
            <StepsPart dataset={dataset} answer={answer} />
            {isInBin ? null : <QualityChecklist dataset={dataset} saved={values} typed={typed ?? values} />}
            {hasFigures(dataset) ? <FiguresPart dataset={dataset} /> : null}
          </>
        }
      >
        {isInBin ? null : (
          <>
            <DescriptionForm
              key={entry.id}
              dataset={dataset}
              answer={answer?.act === 'save' ? answer : undefined}
              onType={setTyped}
            />
            <ResourcesPart dataset={dataset} answer={answer} />
          </>
        )}
      </SideColumns>
    </>
  );
}

/** Only what is public is counted: there is nothing to tell of a dataset that never was. */
function hasFigures({ entry, figures: { totals } }: EditedDataset): boolean {
  if (entry.standing === 'deleted') return false;
  return entry.standing === 'public' || totals.view + totals.download + totals.api_call + totals.chart > 0;
}

/** What the state of a dataset means for others, in a sentence. */
function Meaning({ entry, notListed }: Pick<EditedDataset, 'entry' | 'notListed'>) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const time = (text: string | null) => (text === null ? '' : moment(asInstant(text)));
  const meaning = t(`data.meaning.${entry.standing}`, {
    who: entry.submitted_by?.name ?? entry.scheduled_by?.name ?? t('data.somebody'),
    time: time(entry.publish_at ?? entry.submitted_at),
    until: time(entry.restorable_until),
    reason: entry.withdrawn_because ?? '',
    organization: entry.organization?.title ?? '',
  });
  return (
    <p className={styles.about}>
      {meaning} {notListed && entry.standing === 'public' ? t(`data.notListed.${notListed}`) : null}{' '}
      {entry.standing === 'deleted' ? null : <a href={`/p/${entry.name}`}>{t('data.viewPage')}</a>}
    </p>
  );
}
