import { Button, Checkbox } from '@gazetteer/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { MergeSuggestion } from '../../merge/compose-merge.ts';
import { hows, type MergeState, sides } from '../../merge/merge-address.ts';
import style from './merge-settings.module.css';
import { SideSettings } from './side-settings.tsx';
import { useAreaWords } from '../../merge/use-area-words.ts';

type SettingsProps = {
  state: MergeState;
  suggestion: MergeSuggestion;
  /** Level of the result as it is. */
  level: string | undefined;
  titles: { left: string; right: string };
};

/** How the two tables are merged: a form by GET, so that every merge has an address. */
export function MergeSettings({ state, suggestion, level, titles }: SettingsProps) {
  const { t } = useTranslation();
  const words = useAreaWords();
  return (
    <Form action="/merge" method="get" className={style.form} preventScrollReset>
      {sides.map((side) => (
        <input key={side} type="hidden" name={side} value={state[side].table ?? ''} />
      ))}
      {suggestion.levels.length > 1 && (
        <Choice legend={t('merge.settings.level')}>
          {suggestion.levels.map((one) => (
            <label key={one.level} className={style.option}>
              <input
                type="radio"
                name="level"
                value={one.level}
                defaultChecked={one.level === (level ?? suggestion.levels[0]?.level)}
              />
              <span>
                {words.level(one)}
                {one.raised.length > 0 && (
                  <small>
                    {t('merge.settings.raises', {
                      tables: one.raised.map((side) => titles[side]).join(', '),
                    })}
                  </small>
                )}
              </span>
            </label>
          ))}
        </Choice>
      )}
      <Choice legend={t('merge.settings.how')}>
        {hows.map((how) => (
          <label key={how} className={style.option}>
            <input type="radio" name="how" value={how} defaultChecked={how === state.how} />
            <span>{t(`merge.how.${how}`)}</span>
          </label>
        ))}
      </Choice>
      <Choice legend={t('merge.settings.duplicates')}>
        <label className={style.option}>
          <Checkbox name="duplicates" value="aggregate" defaultChecked={state.aggregate} />
          <span>{t('merge.settings.aggregate')}</span>
        </label>
      </Choice>
      {sides.map((side) => (
        <SideSettings
          key={side}
          side={side}
          said={state[side]}
          suggested={suggestion[side]}
          title={titles[side]}
        />
      ))}
      <Button type="submit" look="primary">
        {t('merge.settings.apply')}
      </Button>
    </Form>
  );
}

function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={style.choice}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
