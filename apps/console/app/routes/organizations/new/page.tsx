import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, ButtonLink, Notice, TextArea, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { describeAction } from '../../../datasets/dataset-calls.server.ts';
import { faultsOf } from '../../../datasets/faults-of.ts';
import styles from '../../../datasets/new-form.module.css';
import { TitledFields } from '../../../datasets/titled-fields.tsx';
import { ThisCall } from '../../../datasets/this-call.tsx';
import { translator } from '../../../i18n/i18n.server.ts';
import { requireRight } from '../../../rights/rights.server.ts';
import type { Route } from './+types/page';
import { createOrganization } from './create-organization.server.ts';

/** @throws 403 for whoever does not run the installation; the call refuses them too */
export async function loader(loading: Route.LoaderArgs) {
  await requireRight(loading, 'operate');
  const title = translator(siteContext(loading.context).locale)('organizations.new.title');
  const input = { title: 'Weather Office', name: 'weather-office' };
  return { title, call: describeAction(loading, 'organization_create', input) };
}

export async function action(acting: Route.ActionArgs) {
  return createOrganization(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The beginning of an organisation: what it is called and where it is found. People get their roles on its own page. */
export default function NewOrganizationPage({ loaderData: { call }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const typed = actionData?.typed;
  const faults = faultsOf(t, actionData?.refusal);
  return (
    <>
      <div className="console-head">
        <h1>{t('organizations.new.title')}</h1>
      </div>
      <p className="console-note">{t('organizations.new.about')}</p>
      <Form method="post" className={styles.form}>
        {actionData && Object.keys(faults).length === 0 ? (
          <Notice kind="error" title={actionData.refusal.detail ?? t('parts.refused')} />
        ) : null}
        <TitledFields
          title={{ label: t('organizations.new.called') }}
          nameHint={t('organizations.new.nameHint')}
          typed={typed}
          faults={faults}
        />
        <TextArea
          label={t('data.field.description')}
          hint={t('organizations.new.descriptionHint')}
          name="description"
          rows={4}
          defaultValue={typed?.description}
          error={faults['description']?.join(' ')}
        />
        <TextField
          label={t('organizations.new.homepage')}
          type="url"
          name="homepage"
          maxLength={2000}
          defaultValue={typed?.homepage}
          error={faults['extras']?.join(' ')}
        />
        <div className="console-actions">
          <Button type="submit" look="primary">
            {t('organizations.new.make')}
          </Button>
          <ButtonLink to="/console/organizations" look="quiet">
            {t('data.new.cancel')}
          </ButtonLink>
        </div>
      </Form>
      <ThisCall call={call} />
    </>
  );
}
