import { LocalTime } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { SiteChange } from './change-site.server.ts';
import { type SiteField, valuesOf } from './site-field.ts';
import { inputsOf, type SiteGroup, siteGroups } from './site-groups.ts';
import { SitePartInputs } from './site-part-inputs.tsx';
import styles from './site-part.module.css';

interface SitePartProps {
  group: SiteGroup;
  fields: readonly SiteField[];
  answer: SiteChange | undefined;
  /** What the button says. */
  save: string;
}

/** A part of what the site is: its form, and where each value comes from. */
export function SitePart({ group, fields, answer, save }: SitePartProps) {
  const { t } = useTranslation();
  const own = fields.filter(({ name }) => (siteGroups[group] as readonly string[]).includes(name));
  const refused = answer?.group === group && !answer.result.ok ? answer : undefined;
  const faults = refused?.result.ok === false ? refused.result.fields : {};
  const inputs = { ...inputsOf(valuesOf(fields)), ...refused?.inputs };
  const decided = own.filter(({ changed_at }) => changed_at !== null);
  return (
    <section className={styles.part} aria-labelledby={`site-${group}`}>
      <h2 id={`site-${group}`}>{t(`site.groups.${group}`)}</h2>
      {/* A form of its own for each state: what was sent does not stay in it. */}
      <Form method="post" className={styles.form} key={refused ? 'refused' : JSON.stringify(own)}>
        <input type="hidden" name="group" value={group} />
        <SitePartInputs group={group} inputs={inputs} faults={faults} />
        <Button type="submit" look="primary" className={styles.save}>
          {save}
        </Button>
      </Form>
      {decided.map(({ name, changed_at, changed_by }) => (
        <Form key={name} method="post" className={styles.decided}>
          <span>
            {t('site.decided', { field: t(`site.fields.${name as 'name'}`), who: changed_by })}{' '}
            {changed_at === null ? null : <LocalTime iso={changed_at} />}
          </span>
          <Button type="submit" name="restore" value={name} look="quiet">
            {t('site.restore')}
          </Button>
        </Form>
      ))}
    </section>
  );
}
