import type { Channel, ChartField, GeoChannel, Mark } from '@gazetteer/charts';
import { useTranslation } from 'react-i18next';
import { useMemo } from 'react';
import type { Shelf } from '../../charts/channel-places.ts';

/** The names of channels, as the reader's language has them. */
export interface ChannelWords {
  /** A shelf, as a chart of this kind uses it: the angle of a pie is the size of its slices. */
  shelf: (shelf: Shelf, mark: Mark) => string;
  /** The same within a sentence: 'on x'. */
  short: (shelf: Shelf, mark: Mark) => string;
  /** A field on the chart: 'Population', or 'Rows' for their number. */
  field: (channel: Channel | GeoChannel, fields: readonly ChartField[]) => string;
  /** What becomes of it: 'sum', 'by month', 'in bins'; empty where it is shown as it is. */
  treatment: (channel: Channel | GeoChannel) => string;
  mark: (mark: Mark) => string;
}

export function useChannelWords(): ChannelWords {
  const { t } = useTranslation();
  return useMemo(() => {
    const special: Record<string, string> = t('visualise.builder.shelfOf', { returnObjects: true });
    const specialShort: Record<string, string> = t('visualise.builder.shelfShortOf', { returnObjects: true });
    return {
      shelf: (shelf, mark) => special[`${mark}_${shelf}`] ?? t(`visualise.builder.shelf.${shelf}`),
      short: (shelf, mark) => specialShort[`${mark}_${shelf}`] ?? t(`visualise.builder.shelfShort.${shelf}`),
      field: ({ field, label }, fields) => {
        if (label) return label;
        if (field === undefined) return t('visualise.builder.rows');
        return fields.find(({ id }) => id === field)?.label ?? field;
      },
      treatment: (channel) => {
        if ('aggregate' in channel && channel.aggregate && channel.field !== undefined)
          return t(`visualise.builder.aggregate.${channel.aggregate}`);
        if ('time_unit' in channel && channel.time_unit)
          return t(`visualise.builder.timeUnit.${channel.time_unit}`);
        return 'bin' in channel && channel.bin ? t('visualise.builder.binned') : '';
      },
      mark: (mark) => t(`visualise.builder.mark.${mark}`),
    };
  }, [t]);
}
