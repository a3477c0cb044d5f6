import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, ButtonLink, Notice, TextField } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { describeAction } from '../../../datasets/dataset-calls.server.ts';
import { faultsOf } from '../../../datasets/faults-of.ts';
import { OrganizationField } from '../../../datasets/organization-field.tsx';
import { type ListedOrganization, ownOrganizations } from '../../../datasets/own-organizations.server.ts';
import { ThisCall } from '../../../datasets/this-call.tsx';
import { translator } from '../../../i18n/i18n.server.ts';
import type { Route } from './+types/page';
import { createDraft, type DraftAnswer } from './create-draft.server.ts';
import { nameOfTitle } from './name-of-title.ts';
import styles from '../../../datasets/new-form.module.css';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('data.new.title');
  const organizations = await ownOrganizations(loading, 'create_dataset');
  const [first] = organizations;
  return {
    title,
    organizations,
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
  const { organizations, call } = loaderData;
  const { t } = useTranslation();
  return (
    <>
      <div className="console-head">
        <h1>{t('data.new.title')}</h1>
      </div>
      <p className="console-note">{t('data.new.about')}</p>
      {organizations.length === 0 ? (
        <Notice title={t('data.new.nowhere')} />
      ) : (
        <DraftForm organizations={organizations} answer={actionData} />
      )}
      <ThisCall call={call} />
    </>
  );
}

function DraftForm(props: { organizations: readonly ListedOrganization[]; answer: DraftAnswer | undefined }) {
  const { organizations, answer } = props;
  const { t } = useTranslation();
  const [title, setTitle] = useState(answer?.typed.title ?? '');
  // Until somebody types a name it follows the title.
  const [name, setName] = useState<string | undefined>(answer?.typed.name);
  const faults = faultsOf(t, answer?.refusal);
  return (
    <Form method="post" className={styles.form}>
      {answer && Object.keys(faults).length === 0 ? (
        <Notice kind="error" title={answer.refusal.detail ?? t('parts.refused')} />
      ) : null}
      <TextField
        label={t('data.field.title')}
        hint={t('data.hint.title')}
        name="title"
        required
        maxLength={1000}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        error={faults['title']?.join(' ')}
      />
      <OrganizationField
        organizations={organizations}
        chosen={answer?.typed.organization}
        error={faults['owner_org']?.join(' ')}
      />
      <TextField
        label={t('data.field.name')}
        hint={t('data.hint.newName')}
        name="name"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={name ?? nameOfTitle(title)}
        onChange={({ target }) => setName(target.value === '' ? undefined : target.value)}
        error={faults['name']?.join(' ')}
      />
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
