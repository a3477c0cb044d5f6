import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, Checkbox, Notice, PageToast, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { BrandingPreview } from './branding-preview.tsx';
import { type Branding, type BrandingFields, fieldsOf } from './branding-settings.ts';
import styles from './branding.module.css';
import { loadBranding } from './load-branding.server.ts';
import { saveBranding } from './save-branding.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('branding.title');
  return { title, ...(await loadBranding(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return saveBranding(acting);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** How the sign-in pages of a project look to people. */
export default function BrandingPage({ loaderData: { branding, revision, calls } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { mayChange, name, host } = useProject();
  const answer = useActionData<typeof action>();
  const result = answer?.result;
  const refused = result && !result.ok ? result : undefined;
  const saved = result?.ok ? { text: t('branding.saved'), kind: 'plain' as const } : undefined;
  const faults = faultsOf(refused?.fields ?? {});
  const whyRefused = ({ status, message }: NonNullable<typeof refused>) => {
    if (Object.values(faults).some(Boolean)) return t('branding.seeFields');
    return status === 412 ? t('identity.conflict') : (message ?? t('parts.refused'));
  };
  return (
    <>
      <PageToast message={saved} occasion={answer} closeLabel={t('session.close')} />
      <div className="console-head">
        <h1>{t('branding.title')}</h1>
      </div>
      <p className="console-note">{t('branding.about', { host })}</p>
      {refused ? (
        <Notice kind="error" title={t('branding.refused')}>
          <p>{whyRefused(refused)}</p>
        </Notice>
      ) : null}
      <BrandingPreview branding={branding} name={branding.name ?? name} />
      {mayChange ? (
        // A form of its own for each revision: its fields show what holds now.
        <BrandingForm
          key={`${revision} ${refused ? 'refused' : ''}`}
          revision={revision}
          branding={branding}
          fields={refused && answer ? answer.sent : fieldsOf(branding)}
          faults={faults}
        />
      ) : null}
      <ApiCalls calls={calls} />
    </>
  );
}

interface BrandingFormProps {
  revision: string;
  branding: Branding;
  fields: BrandingFields;
  faults: Record<keyof BrandingFields | 'logo', string | undefined>;
}

function BrandingForm({ revision, branding, fields, faults }: BrandingFormProps) {
  const { t } = useTranslation();
  const { name } = useProject();
  return (
    <Form method="post" encType="multipart/form-data" className={styles.form}>
      <input type="hidden" name="revision" value={revision} />
      <TextField
        label={t('branding.name')}
        name="name"
        defaultValue={fields.name}
        maxLength={60}
        hint={t('branding.nameHint', { name })}
        error={faults.name}
      />
      <div className={styles.colours}>
        {(['light', 'dark'] as const).map((ground) => (
          <TextField
            key={ground}
            label={t(`branding.colour.${ground}`)}
            name={ground}
            defaultValue={fields[ground]}
            spellCheck={false}
            autoComplete="off"
            hint={t(`branding.colourHint.${ground}`)}
            error={faults[ground]}
          />
        ))}
      </div>
      <label className={styles.file}>
        {t('branding.logo')}
        <input type="file" name="logo" accept="image/png,image/jpeg,image/webp,image/svg+xml" />
        <span className={faults.logo ? styles.fault : 'console-note'}>
          {faults.logo ?? t('branding.logoHint')}
        </span>
      </label>
      {branding.logo ? (
        <label className={styles.remove}>
          <Checkbox name="remove-logo" />
          {t('branding.removeLogo')}
        </label>
      ) : null}
      <Button type="submit" look="primary" className={styles.save}>
        {t('branding.save')}
      </Button>
    </Form>
  );
}

/** What the service says of each field of the form. */
function faultsOf(fields: Record<string, string[]>): BrandingFormProps['faults'] {
  const said = (place: string) => fields[`services.identity.config.branding.${place}`]?.join(' ');
  return {
    name: said('name'),
    light: said('accent.light'),
    dark: said('accent.dark'),
    logo: said('logo'),
  };
}
