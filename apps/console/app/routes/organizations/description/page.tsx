import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, Notice, PageToast, TextArea, TextField } from '@gazetteer/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Form, redirect, useActionData, useSearchParams } from 'react-router';
import { describeAction } from '../../../datasets/dataset-calls.server.ts';
import { faultsOf } from '../../../datasets/faults-of.ts';
import styles from '../../../datasets/new-form.module.css';
import { ThisCall } from '../../../datasets/this-call.tsx';
import { administeredOrganization } from '../../../organizations/administered-organization.server.ts';
import { OrganizationHead } from '../../../organizations/organization-head.tsx';
import type { Route } from './+types/page';
import { PictureForm } from './picture-form.tsx';
import { type DescriptionAnswer, fieldsOf, saveOrganization } from './save-organization.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const organization = await administeredOrganization(loading);
  const { name, image_display_url: picture } = organization;
  if (name !== loading.params.organization) throw redirect(`/console/organizations/${name}`);
  const heading = organization.title || name;
  const { origin } = new URL(siteContext(loading.context).publicUrl);
  return {
    title: heading,
    heading,
    shown: fieldsOf(organization),
    picture,
    isPictureShown: URL.canParse(picture) && new URL(picture).origin === origin,
    call: describeAction(loading, 'organization_patch', {
      id: name,
      description: organization.description || 'Measures rain since 1875.',
    }),
  };
}

export async function action(acting: Route.ActionArgs) {
  return saveOrganization(acting, await administeredOrganization(acting));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

const occasions = ['saved', 'renamed', 'pictured', 'cleared', 'merged', 'restored'] as const;

/** What an organisation says of itself, where it is found, and its picture. */
export default function OrganizationPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const answer = useActionData<typeof action>();
  const { heading, shown, picture, isPictureShown, call } = loaderData;
  const done = answer ? undefined : occasions.find((one) => one === search.get('done'));
  const message = done && { text: t(`organizations.done.${done}`), kind: 'plain' as const };
  return (
    <>
      <PageToast message={message} occasion={done} closeLabel={t('session.close')} />
      <OrganizationHead name={shown.name} heading={heading} current="description" />
      <Description key={shown.name} shown={shown} answer={answer} />
      <PictureForm address={picture} isShown={isPictureShown} fault={pictureFault(t, answer)} />
      <ThisCall call={call} />
    </>
  );
}

function Description({
  shown,
  answer,
}: {
  shown: ReturnType<typeof fieldsOf>;
  answer: DescriptionAnswer | undefined;
}) {
  const { t } = useTranslation();
  const refused = answer?.act === 'describe' ? answer : undefined;
  const typed = refused?.typed ?? shown;
  const faults = faultsOf(t, refused?.refusal);
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="act" value="describe" />
      {(['title', 'name', 'description', 'homepage'] as const).map((field) => (
        <input key={field} type="hidden" name={`shown_${field}`} value={shown[field]} />
      ))}
      {refused && Object.keys(faults).length === 0 ? (
        <Notice kind="error" title={refused.refusal.detail ?? t('parts.refused')} />
      ) : null}
      <TextField
        label={t('organizations.new.called')}
        name="title"
        required
        maxLength={1000}
        defaultValue={typed.title}
        error={faults['title']?.join(' ')}
      />
      <TextArea
        label={t('data.field.description')}
        hint={t('organizations.new.descriptionHint')}
        name="description"
        rows={6}
        defaultValue={typed.description}
        error={faults['description']?.join(' ')}
      />
      <TextField
        label={t('organizations.new.homepage')}
        type="url"
        name="homepage"
        maxLength={2000}
        defaultValue={typed.homepage}
        error={faults['extras'] ? t('organizations.noAddress') : undefined}
      />
      <TextField
        label={t('data.field.name')}
        hint={t('organizations.renameHint')}
        name="name"
        required
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        defaultValue={typed.name}
        error={faults['name']?.join(' ')}
      />
      <div className="console-actions">
        <Button type="submit" look="primary">
          {t('organizations.save')}
        </Button>
      </div>
    </Form>
  );
}

/** What is wrong with the file that was chosen. */
function pictureFault(t: TFunction, answer: DescriptionAnswer | undefined): string | undefined {
  if (answer?.act !== 'picture') return undefined;
  const [fault] = answer.refusal.fields['image_upload'] ?? [];
  if (fault === 'missing') return t('organizations.picture.missing');
  return fault ? t('organizations.picture.refused') : (answer.refusal.detail ?? t('parts.refused'));
}
