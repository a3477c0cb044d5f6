import { Pager, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { PageToast } from '@gazetteer/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { DatasetHead } from '../../../datasets/dataset-head.tsx';
import { refusalText } from '../../../datasets/refusal-text.ts';
import { SameFieldsConflict } from '../../../datasets/same-fields-conflict.tsx';
import { translator } from '../../../i18n/i18n.server.ts';
import type { Route } from './+types/page';
import { loadTranslations, type Translations } from './load-translations.server.ts';
import { addressOf, Progress } from './progress.tsx';
import { saveTranslations, type TranslationsAnswer } from './save-translations.server.ts';
import { PlaceName, TranslationsForm } from './translations-form.tsx';
import type { Overlap } from './typed-translations.ts';
import { useTextNames } from './use-text-names.ts';

export async function loader(loading: Route.LoaderArgs) {
  const translations = await loadTranslations(loading);
  const t = translator(siteContext(loading.context).locale);
  return { title: `${t('data.part.translations')} · ${translations.heading}`, translations };
}

export async function action(acting: Route.ActionArgs) {
  return saveTranslations(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What a dataset says, beside the same in another language of the site. */
export default function TranslationsPage({ loaderData: { translations }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { dataset, heading, standing, language, page, pages } = translations;
  return (
    <>
      <PageToast
        message={actionData && messageOf(t, actionData)}
        occasion={actionData}
        closeLabel={t('session.close')}
      />
      <DatasetHead name={dataset} heading={heading} standing={standing} current="translations" />
      {actionData?.overlaps ? <Conflict overlaps={actionData.overlaps} language={language} /> : null}
      <p className="console-note">{t('data.translations.about')}</p>
      <Progress translations={translations} />
      <TranslationsForm translations={translations} answer={actionData} />
      <Pager
        label={t('data.part.translations')}
        page={page}
        last={pages}
        pathOf={(number) => addressOf(dataset, language, number)}
      />
    </>
  );
}

function Conflict(props: { overlaps: readonly Overlap[]; language: Translations['language'] }) {
  const { nameOf } = useTextNames(props.language);
  const fields = props.overlaps.map(({ text, theirs }) => ({
    id: text.id,
    name: (
      <>
        <PlaceName place={text.place} /> · {nameOf(text)}
      </>
    ),
    theirs,
  }));
  return <SameFieldsConflict fields={fields} />;
}

function messageOf(t: TFunction, { refusal, overlaps, gone }: TranslationsAnswer) {
  if (refusal?.info?.['revision'] !== undefined) {
    return { text: t('data.conflict.toast'), kind: 'error' as const };
  }
  if (refusal) return { text: refusalText(t, refusal), kind: 'error' as const };
  if (overlaps) return { text: t('data.conflict.same.toast'), kind: 'error' as const };
  const lost = gone > 0 ? ` ${t('data.translations.gone', { count: gone })}` : '';
  return { text: t('data.done.saved') + lost, kind: 'plain' as const };
}
