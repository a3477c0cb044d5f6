import { type Channel, type ChartColumn, checkColour, type MarkedValue, OTHER } from '@gazetteer/charts';
import { Checkbox } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../charts/channel-places.ts';
import { useBuilder } from '../model/use-builder.ts';
import { channelsOn } from './channel-facts.ts';
import { ListedNote } from './listed-note.tsx';

/** More categories than this are no list to choose from. */
const MOST_LISTED = 60;
/** A colour field has to show one where there is none of its own. */
const NO_COLOUR = '#8b8f97';

/** Which categories stand out, and what colours they have. */
export function HighlightSettings() {
  const { t } = useTranslation();
  const builder = useBuilder();
  const { data, spec, dispatch } = builder;
  const facts = (['colour', 'y', 'x'] as const)
    .flatMap((shelf) => channelsOn(shelf, builder))
    .find(({ shows, column }) => shows === 'kinds' && column);
  if (!facts?.column || !data || spec.mark === 'table' || spec.mark === 'choropleth') return null;
  const { channel, place, column } = facts;
  const all = valuesOf(column, data.rows);
  const chosen = channel.highlight ?? [];
  const values = all.filter((value, index) => index < MOST_LISTED || chosen.includes(value));
  const toggle = (value: MarkedValue, isOn: boolean) => {
    const next = isOn ? [...chosen, value] : chosen.filter((one) => one !== value);
    dispatch({
      type: 'change-channel',
      at: place,
      change: { highlight: next.length > 0 ? next : undefined },
    });
  };
  return (
    <details className="settings-part">
      <summary>{t('visualise.settings.marking.highlight.title')}</summary>
      <div className="settings-rows">
        {values.map((value) => {
          const name = value === null || value === '' ? t('visualise.filters.empty') : String(value);
          return (
            <div key={String(value)}>
              <label className="settings-toggle">
                <Checkbox
                  checked={chosen.includes(value)}
                  onChange={(event) => toggle(value, event.currentTarget.checked)}
                />
                <span>{name}</span>
              </label>
              {place.shelf === 'colour' ? (
                <OwnColour name={name} value={value} channel={channel} place={place} />
              ) : null}
            </div>
          );
        })}
        <ListedNote shown={values.length} all={all.length} />
        {chosen.length > 0 ? (
          <button
            type="button"
            className="settings-link"
            onClick={() => dispatch({ type: 'change-channel', at: place, change: { highlight: undefined } })}
          >
            {t('visualise.settings.marking.highlight.all')}
          </button>
        ) : null}
      </div>
    </details>
  );
}

/** A colour of one category; what cannot be seen on one of the grounds is not taken, and a nearby one offered. */
function OwnColour({
  name,
  value,
  channel,
  place,
}: {
  name: string;
  value: MarkedValue;
  channel: Channel;
  place: Place;
}) {
  const { t, i18n } = useTranslation();
  const { dispatch } = useBuilder();
  const own = channel.scale?.colours?.find((one) => one.value === value)?.colour;
  const [refused, setRefused] = useState<string>();
  const check = refused === undefined ? undefined : checkColour(refused);
  const ground = check?.fails[0];
  const set = (colour: string | undefined) => {
    const others = (channel.scale?.colours ?? []).filter((one) => one.value !== value);
    const colours = colour === undefined ? others : [...others, { value, colour }];
    const { colours: _before, ...scale } = channel.scale ?? {};
    setRefused(undefined);
    dispatch({
      type: 'change-channel',
      at: place,
      change: { scale: colours.length > 0 ? { ...scale, colours } : scale },
      group: `colour ${name}`,
    });
  };
  return (
    <div className="settings-colour">
      <input
        type="color"
        aria-label={t('visualise.settings.marking.highlight.colour', { name })}
        value={refused ?? own ?? NO_COLOUR}
        onChange={(event) => {
          const colour = event.currentTarget.value;
          if (checkColour(colour).fails.length > 0) setRefused(colour);
          else set(colour);
        }}
      />
      {own ? (
        <button type="button" className="settings-link" onClick={() => set(undefined)}>
          {t('visualise.settings.marking.highlight.automatic', { name })}
        </button>
      ) : null}
      <div role="status">
        {check && ground ? (
          <p className="settings-note settings-wrong">
            {t(`visualise.settings.marking.highlight.${ground}`, {
              contrast: check.contrast[ground].toLocaleString(i18n.language, { maximumFractionDigits: 1 }),
            })}{' '}
            <button type="button" className="settings-link" onClick={() => set(check.nearest)}>
              {t('visualise.settings.marking.highlight.use', { colour: check.nearest })}
            </button>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function valuesOf(
  { name, domain }: ChartColumn,
  rows: readonly Readonly<Record<string, unknown>>[],
): MarkedValue[] {
  const found = new Set(rows.map((row) => row[name]));
  const ordered = [...(domain ?? []).filter((value) => found.has(value)), ...found];
  return [...new Set(ordered)].filter(isMarked).filter((value) => value !== OTHER);
}

function isMarked(value: unknown): value is MarkedValue {
  return (
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  );
}
