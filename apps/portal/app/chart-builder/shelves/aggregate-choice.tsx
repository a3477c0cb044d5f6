import { type Aggregate, aggregates, type ChartField } from '@gazetteer/charts';
import { useTranslation } from 'react-i18next';
import { useBuilder } from '../model/use-builder.ts';
import type { ChannelPart } from './channel-part.ts';
import { Choice } from './choice.tsx';

/** How many rows become one figure, and what weighs them. */
export function AggregateChoice({ channel, field, change }: ChannelPart) {
  const { t } = useTranslation();
  const { fields } = useBuilder();
  if (!field) return null;
  const weights = fields.filter(({ id, kind }) => kind === 'number' && id !== field.id);
  const choose = (value: string) => {
    const aggregate = aggregates.find((one) => one === value);
    change({
      aggregate,
      bin: aggregate ? undefined : channel.bin,
      ...(aggregate !== 'mean' && { weight: undefined }),
    });
  };
  return (
    <>
      <Choice label={t('visualise.builder.chip.figure')} value={channel.aggregate ?? ''} onChange={choose}>
        <option value="">{t('visualise.builder.chip.asIs')}</option>
        {aggregatesOf(field).map((aggregate) => (
          <option key={aggregate} value={aggregate}>
            {t(`visualise.builder.aggregateName.${aggregate}`)}
          </option>
        ))}
      </Choice>
      {channel.aggregate === 'mean' && weights.length > 0 ? (
        <Choice
          label={t('visualise.builder.chip.weight')}
          value={channel.weight ?? ''}
          onChange={(weight) => change({ weight: weight || undefined })}
        >
          <option value="">{t('visualise.builder.chip.noWeight')}</option>
          {weights.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Choice>
      ) : null}
    </>
  );
}

/** Names cannot be added up; they can be counted. */
function aggregatesOf({ kind }: ChartField): readonly Aggregate[] {
  if (kind === 'number') return aggregates;
  return kind === 'time' ? ['count', 'distinct', 'min', 'max'] : ['count', 'distinct'];
}
