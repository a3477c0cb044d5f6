import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, ButtonLink, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { describeAction } from '../../../datasets/dataset-calls.server.ts';
import { faultsOf } from '../../../datasets/faults-of.ts';
import { OrganizationField } from '../../../datasets/organization-field.tsx';
import { type ListedOrganization, ownOrganizations } from '../../../datasets/own-organizations.server.ts';
import { TitledFields } from '../../../datasets/titled-fields.tsx';
import { ThisCall } from '../../../datasets/this-call.tsx';
import { translator } from '../../../i18n/i18n.server.ts';
import type { Route } from './+types/page';
import { createDraft, type DraftAnswer } from './create-draft.server.ts';
import styles from '../../../datasets/new-form.module.css';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('data.new.title');
  const organizations = await ownOrganizations(loading, 'create_dataset');
  const [first] = organizations;
  return {
    title,
    organizations,
    mayOperate: siteContext(loading.context).mayOperate(),
    call: describeAction(loading, 'package_create', {
      title: 'Rainfall by district',
      name: 'rainfall-by-district',
      owner_org: first?.name ?? 'ORGANISATION',
      state: 'draft',
    }),
  };
}

export async function action(acting: Route.ActionArgs) {
  return createDraft(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The beginning of a dataset: what it is called and whose it is. Everything else can wait. */
export default function NewDatasetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { organizations, mayOperate, call } = loaderData;
  const { t } = useTranslation();
  return (
    <>
      <div className="console-head">
        <h1>{t('data.new.title')}</h1>
      </div>
      <p className="console-note">{t('data.new.about')}</p>
      {organizations.length === 0 ? (
        <Nowhere mayOperate={mayOperate} />
      ) : (
        <DraftForm organizations={organizations} answer={actionData} />
      )}
      <ThisCall call={call} />
    </>
  );
}

/** Who may edit for no organisation has to be given a role, or makes the first organisation. */
function Nowhere({ mayOperate }: { mayOperate: boolean }) {
  const { t } = useTranslation();
  if (!mayOperate) return <Notice title={t('data.new.nowhere')} />;
  return (
    <Notice title={t('data.new.noOrganization')}>
      <ButtonLink to="/console/organizations/new">{t('organizations.new.title')}</ButtonLink>
    </Notice>
  );
}

function DraftForm(props: { organizations: readonly ListedOrganization[]; answer: DraftAnswer | undefined }) {
  const { organizations, answer } = props;
  const { t } = useTranslation();
  const faults = faultsOf(t, answer?.refusal);
  return (
    <Form method="post" className={styles.form}>
      {answer && Object.keys(faults).length === 0 ? (
        <Notice kind="error" title={answer.refusal.detail ?? t('parts.refused')} />
      ) : null}
      <TitledFields
        title={{ label: t('data.field.title'), hint: t('data.hint.title') }}
        nameHint={t('data.hint.newName')}
        typed={answer?.typed}
        faults={faults}
      >
        <OrganizationField
          organizations={organizations}
          chosen={answer?.typed.organization}
          error={faults['owner_org']?.join(' ')}
        />
      </TitledFields>
      <div className="console-actions">
        <Button type="submit" look="primary">
          {t('data.new.make')}
        </Button>
        <ButtonLink to="/console/data" look="quiet">
          {t('data.new.cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}
