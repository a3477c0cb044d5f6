import { Pager, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { DatasetHead } from '../../../datasets/dataset-head.tsx';
import { translator } from '../../../i18n/i18n.server.ts';
import { AnswerToast } from '../../../translations/answer-toast.tsx';
import { TranslationsEditor } from '../../../translations/translations-editor.tsx';
import type { Route } from './+types/page';
import { loadTranslations } from './load-translations.server.ts';
import { saveTranslations } from './save-translations.server.ts';

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
  const { dataset, heading, standing, shown, progress, page, pages } = translations;
  const addressOf = (number: number) =>
    `/console/data/${dataset}/translations?lang=${shown.language}${number > 1 ? `&page=${number}` : ''}`;
  return (
    <>
      <AnswerToast answer={actionData} />
      <DatasetHead name={dataset} heading={heading} standing={standing} current="translations" />
      <TranslationsEditor shown={shown} progress={progress} answer={actionData} addressOf={addressOf} />
      <Pager label={t('data.part.translations')} page={page} last={pages} pathOf={addressOf} />
    </>
  );
}
