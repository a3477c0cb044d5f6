import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, ButtonLink, Notice, SelectField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, redirect, useActionData } from 'react-router';
import { datasetClient, type Refusal, tryChange } from '../../../datasets/dataset-calls.server.ts';
import { translator } from '../../../i18n/i18n.server.ts';
import { administeredOrganization } from '../../../organizations/administered-organization.server.ts';
import { HoldingList } from '../../../organizations/holding-list.tsx';
import { OrganizationHead } from '../../../organizations/organization-head.tsx';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { ConfirmByName } from '../../../parts/confirm-by-name.tsx';
import { isConfirmed } from '../../../parts/is-confirmed.ts';
import type { Route } from './+types/page';
import { loadRemoval } from './load-removal.server.ts';
import styles from './remove.module.css';

export async function loader(loading: Route.LoaderArgs) {
  const removal = await loadRemoval(loading);
  const t = translator(siteContext(loading.context).locale);
  return { title: `${t('organizations.part.remove')} · ${removal.heading}`, ...removal };
}

/** Deletes the organisation whose name was typed; the catalogue refuses one that has datasets. */
export async function action(acting: Route.ActionArgs) {
  const { id, name, title } = await administeredOrganization(acting);
  const form = new URLSearchParams(await acting.request.text());
  const heading = title || name;
  if (!isConfirmed(form, heading)) return { isWrong: true as const };
  const deleted = await tryChange(() => datasetClient(acting).action('organization_delete', { id }));
  if (deleted.refusal) return { isWrong: false as const, refusal: deleted.refusal satisfies Refusal };
  throw redirect(`/console/organizations?deleted=${encodeURIComponent(id)}`);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The two ends of an organisation, and what hangs on it. */
export default function RemovePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const { name, heading, holdings, others, calls } = loaderData;
  const { datasets } = holdings;
  const count = datasets.public + datasets.private + datasets.drafts;
  return (
    <>
      <OrganizationHead name={name} heading={heading} current="remove" />
      <section className={styles.part} aria-labelledby="holdings">
        <h2 id="holdings">{t('organizations.holdings.title')}</h2>
        <HoldingList holdings={holdings} />
      </section>
      <section className={styles.part} aria-labelledby="merge">
        <h2 id="merge">{t('organizations.merge.title')}</h2>
        <p className={styles.words}>{t('organizations.merge.about')}</p>
        {others.length === 0 ? (
          <p className="console-note">{t('organizations.merge.noOther')}</p>
        ) : (
          <Form action={`/console/organizations/${name}/merge`} className={styles.choose}>
            <SelectField label={t('organizations.merge.into')} name="into" required>
              {others.map((other) => (
                <option key={other.name} value={other.name}>
                  {other.title}
                </option>
              ))}
            </SelectField>
            <Button type="submit">{t('organizations.merge.look')}</Button>
          </Form>
        )}
      </section>
      <section className={styles.part} aria-labelledby="delete">
        <h2 id="delete">{t('organizations.delete.title')}</h2>
        {answer && !answer.isWrong ? (
          <Notice kind="error" title={answer.refusal.detail ?? t('parts.refused')} />
        ) : null}
        {count > 0 ? (
          <>
            <p className={styles.words}>{t('organizations.delete.hasDatasets', { count })}</p>
            <p>
              <ButtonLink to={`/console/data?organization=${name}`}>
                {t('organizations.delete.toDatasets')}
              </ButtonLink>
            </p>
          </>
        ) : (
          <Form method="post">
            <ConfirmByName
              name={heading}
              act="delete"
              label={t('organizations.delete.now')}
              explain={t('organizations.delete.explain')}
              isWrong={answer?.isWrong ?? false}
            />
          </Form>
        )}
      </section>
      <ApiCalls calls={calls} keyNote={t('data.call.key')} />
    </>
  );
}
