import type { Mark } from '@gazetteer/charts';
import { useTranslation } from 'react-i18next';
import { holdsSeveral, shelves } from '../../charts/channel-places.ts';
import { useBuilder } from '../model/use-builder.ts';
import { channelsOn, type ChannelFacts } from './channel-facts.ts';
import { AnnotationSettings } from './annotation-settings.tsx';
import { ChannelSettings } from './channel-settings.tsx';
import { HighlightSettings } from './highlight-settings.tsx';
import { MapSettings } from './map-settings.tsx';
import { MatchReport } from './match-report.tsx';
import { ReferenceSettings } from './reference-settings.tsx';
import { TextSettings } from './text-settings.tsx';

/** Marks that can stand on one another. */
const stacked = new Set<Mark>(['bar', 'area']);

/** Marks that have axes to draw lines across and to place texts on. */
const hasAxes = new Set<Mark>(['bar', 'line', 'area', 'point', 'circle', 'tick', 'rect', 'trail']);

/** How the chart is drawn: text, format, axes, classes of a map, match. Only what its mark makes use of is shown. */
export default function SettingsPanel() {
  const { t } = useTranslation();
  const builder = useBuilder();
  const { spec } = builder;
  const channels = shelves.flatMap((shelf) => {
    if (shelf === 'geo' || shelf === 'tooltip' || shelf === 'order') return [];
    if (holdsSeveral(shelf) && spec.mark !== 'table') return [];
    return channelsOn(shelf, builder);
  });
  const canStack = (facts: ChannelFacts) =>
    stacked.has(spec.mark) &&
    spec.channels.colour !== undefined &&
    facts.shows === 'figure' &&
    (facts.place.shelf === 'x' || facts.place.shelf === 'y');
  return (
    <section className="settings" aria-label={t('visualise.settings.panel')}>
      {spec.mark === 'choropleth' && <MapSettings />}
      {channels.map((facts) => (
        <ChannelSettings
          key={`${facts.place.shelf} ${facts.place.index ?? ''}`}
          facts={facts}
          canStack={canStack(facts)}
        />
      ))}
      <HighlightSettings />
      {hasAxes.has(spec.mark) && (
        <>
          <ReferenceSettings />
          <AnnotationSettings />
        </>
      )}
      <TextSettings />
      <MatchReport />
    </section>
  );
}
