import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { datasetClient, describeAction } from '../../../datasets/dataset-calls.server.ts';
import { translator } from '../../../i18n/i18n.server.ts';
import { administeredOrganization } from '../../../organizations/administered-organization.server.ts';
import { OrganizationHead } from '../../../organizations/organization-head.tsx';
import { AnswerToast } from '../../../translations/answer-toast.tsx';
import { languagesOf } from '../../../translations/languages-of.server.ts';
import { organizationCalls, textsOfOrganization } from '../../../translations/organization-texts.ts';
import { saveTyped } from '../../../translations/save-typed.server.ts';
import { exampleOf, progressOf } from '../../../translations/translated-texts.ts';
import { TranslationsEditor } from '../../../translations/translations-editor.tsx';
import type { Route } from './+types/page';

export async function loader(loading: Route.LoaderArgs) {
  const languages = languagesOf(loading);
  const { language } = languages;
  const organization = await administeredOrganization(loading);
  const { name } = organization;
  const heading = organization.title || name;
  const texts = textsOfOrganization(organization);
  const [call] = organizationCalls(exampleOf(texts, language), { id: name, language });
  const t = translator(siteContext(loading.context).locale);
  return {
    title: `${t('data.part.translations')} · ${heading}`,
    name,
    heading,
    shown: { ...languages, texts, call: call && describeAction(loading, 'organization_patch', call.input) },
    progress: progressOf(texts, language),
  };
}

export async function action(acting: Route.ActionArgs) {
  const { language } = languagesOf(acting);
  const { id } = await administeredOrganization(acting);
  const client = datasetClient(acting);
  return saveTyped(new URLSearchParams(await acting.request.text()), {
    language,
    read: async () => ({ texts: textsOfOrganization(await client.action('organization_show', { id })) }),
    callsFor: (changes) => organizationCalls(changes, { id, language }),
    send: ({ input }) => client.action('organization_patch', input),
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What an organisation says of itself, beside the same in another language of the site. */
export default function OrganizationTranslationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, heading, shown, progress } = loaderData;
  return (
    <>
      <AnswerToast answer={actionData} />
      <OrganizationHead name={name} heading={heading} current="translations" />
      <TranslationsEditor
        shown={shown}
        progress={progress}
        answer={actionData}
        addressOf={() => `/console/organizations/${name}/translations?lang=${shown.language}`}
      />
    </>
  );
}
