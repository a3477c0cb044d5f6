import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, ButtonLink, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { describeAction } from '../../../datasets/dataset-calls.server.ts';
import { OrganizationField } from '../../../datasets/organization-field.tsx';
import { ownOrganizations } from '../../../datasets/own-organizations.server.ts';
import { refusalText } from '../../../datasets/refusal-text.ts';
import { ThisCall } from '../../../datasets/this-call.tsx';
import { SourceFields } from '../../../harvest/source-fields.tsx';
import { newSource } from '../../../harvest/source-values.ts';
import { translator } from '../../../i18n/i18n.server.ts';
import type { Route } from './+types/page';
import { createSource } from './create-source.server.ts';
import styles from '../../../datasets/new-form.module.css';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('harvest.new.title');
  const organizations = await ownOrganizations(loading, 'admin');
  return {
    title,
    organizations,
    call: describeAction(loading, 'harvest_source_create', {
      url: 'https://catalogue.example',
      owner_org: organizations[0]?.name ?? 'ORGANISATION',
      schedule: 'daily',
    }),
  };
}

export async function action(acting: Route.ActionArgs) {
  return createSource(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The beginning of a source: where it is, whose datasets it fills, and how often it is read. */
export default function NewSourcePage({ loaderData, actionData }: Route.ComponentProps) {
  const { organizations, call } = loaderData;
  const { t } = useTranslation();
  const isNoAddress = actionData?.refusal.fields['url'] !== undefined;
  return (
    <>
      <div className="console-head">
        <h1>{t('harvest.new.title')}</h1>
      </div>
      <p className="console-note">{t('harvest.new.about')}</p>
      <Form method="post" className={styles.form}>
        {actionData && !isNoAddress ? (
          <Notice kind="error" title={refusalText(t, actionData.refusal)} />
        ) : null}
        <OrganizationField
          organizations={organizations}
          chosen={actionData?.organization}
          hint={t('harvest.hint.organization')}
        />
        <SourceFields values={actionData?.typed ?? newSource} isNoAddress={isNoAddress} />
        <div className="console-actions">
          <Button type="submit" look="primary">
            {t('harvest.new.make')}
          </Button>
          <ButtonLink to="/console/harvest" look="quiet">
            {t('data.new.cancel')}
          </ButtonLink>
        </div>
      </Form>
      <ThisCall call={call} />
    </>
  );
}
