import { languages } from '@gazetteer/site';
import { Checkbox, SelectField, TextArea, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { SiteGroup, SiteInputs } from './site-groups.ts';
import styles from './site-part.module.css';

interface InputsProps {
  inputs: SiteInputs;
  /** What is wrong, by the place that the service names. */
  faults: Record<string, string[]>;
}

/** The inputs of a part of the site's form. */
export function SitePartInputs({ group, ...rest }: InputsProps & { group: SiteGroup }) {
  switch (group) {
    case 'names':
      return <Names {...rest} />;
    case 'languages':
      return <Languages {...rest} />;
    case 'colours':
      return <Colours {...rest} />;
    case 'menu':
      return (
        <>
          <Json name="menu" {...rest} />
          <Line name="documentationUrl" {...rest} />
        </>
      );
    case 'home':
      return (
        <>
          <Line name="heroDataset" {...rest} />
          <Lines name="keywords" {...rest} />
          <Json name="exampleSearches" {...rest} />
        </>
      );
    case 'charts':
      return <VisitorCharts {...rest} />;
    case 'marks':
      return (
        <>
          <Json name="logos" {...rest} />
          <Json name="sectors" {...rest} />
        </>
      );
  }
}

/** All that is wrong with a field and what stands in it. */
function faultAt(faults: Record<string, string[]>, place: string): string | undefined {
  const all = Object.entries(faults).filter(([name]) => name === place || name.startsWith(`${place}.`));
  return all.length === 0
    ? undefined
    : all
        .map(
          ([name, words]) => `${name === place ? '' : `${name.slice(place.length + 1)} `}${words.join(' ')}`,
        )
        .join('; ');
}

const texts = {
  name: 'name',
  region: 'region.name',
  possessive: 'region.possessive',
  owner: 'owner',
  team: 'team.name',
};

function Names({ inputs, faults }: InputsProps) {
  const { t } = useTranslation();
  return (
    <>
      {(Object.keys(texts) as (keyof typeof texts)[]).map((name) => (
        <div key={name} className={styles.pair}>
          {languages.map((language) => (
            <TextField
              key={language}
              label={t(`site.in.${language}`, { field: t(`site.fields.${name}`) })}
              name={`${name}.${language}`}
              lang={language}
              defaultValue={inputs[`${name}.${language}`]}
              maxLength={200}
              required
              error={faultAt(faults, texts[name])}
            />
          ))}
        </div>
      ))}
      <TextField
        label={t('site.fields.email')}
        name="email"
        type="email"
        defaultValue={inputs['email']}
        hint={t('site.emailHint')}
        required
        error={faultAt(faults, 'team.email')}
      />
    </>
  );
}

function Languages({ inputs, faults }: InputsProps) {
  const { t } = useTranslation();
  const chosen = (inputs['languages'] ?? '').split(' ');
  const fault = faultAt(faults, 'languages');
  return (
    <>
      <fieldset className={styles.ticks}>
        <legend>{t('site.fields.languages')}</legend>
        {languages.map((language) => (
          <label key={language}>
            <Checkbox name="languages" value={language} defaultChecked={chosen.includes(language)} />
            {t(`site.languages.${language}`)}
          </label>
        ))}
        {fault ? <p className={styles.fault}>{fault}</p> : null}
      </fieldset>
      <div className={styles.pair}>
        <SelectField
          label={t('site.fields.defaultLanguage')}
          name="defaultLanguage"
          defaultValue={inputs['defaultLanguage']}
          error={faultAt(faults, 'defaultLanguage')}
        >
          {languages.map((language) => (
            <option key={language} value={language}>
              {t(`site.languages.${language}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('site.fields.digitGrouping')}
          name="digitGrouping"
          defaultValue={inputs['digitGrouping']}
          error={faultAt(faults, 'digitGrouping')}
        >
          <option value="locale">{t('site.grouping.locale')}</option>
          <option value="indian">{t('site.grouping.indian')}</option>
        </SelectField>
      </div>
    </>
  );
}

function VisitorCharts({ inputs, faults }: InputsProps) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('site.fields.visitorCharts')}
      name="visitorCharts"
      defaultValue={inputs['visitorCharts']}
      error={faultAt(faults, 'visitorCharts')}
    >
      {(['none', 'approved', 'all'] as const).map((which) => (
        <option key={which} value={which}>
          {t(`site.visitorCharts.${which}`)}
        </option>
      ))}
    </SelectField>
  );
}

function Colours({ inputs, faults }: InputsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      {(['light', 'dark'] as const).map((ground) => (
        <TextField
          key={ground}
          label={t(`branding.colour.${ground}`)}
          name={ground}
          defaultValue={inputs[ground]}
          spellCheck={false}
          autoComplete="off"
          hint={t(`site.colourHint.${ground}`)}
          error={faultAt(faults, `colours.accent.${ground}`)}
        />
      ))}
    </div>
  );
}

function Line({ name, inputs, faults }: InputsProps & { name: 'documentationUrl' | 'heroDataset' }) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t(`site.fields.${name}`)}
      name={name}
      defaultValue={inputs[name]}
      spellCheck={false}
      hint={t(`site.hints.${name}`)}
      error={faultAt(faults, name)}
    />
  );
}

function Lines({ name, inputs, faults }: InputsProps & { name: 'keywords' }) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t(`site.fields.${name}`)}
      name={name}
      rows={4}
      defaultValue={inputs[name]}
      hint={t(`site.hints.${name}`)}
      error={faultAt(faults, name)}
    />
  );
}

function Json({
  name,
  inputs,
  faults,
}: InputsProps & { name: 'menu' | 'exampleSearches' | 'logos' | 'sectors' }) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t(`site.fields.${name}`)}
      name={name}
      rows={10}
      spellCheck={false}
      wrap="off"
      defaultValue={inputs[name]}
      hint={t(`site.hints.${name}`)}
      error={faultAt(faults, name)}
    />
  );
}
