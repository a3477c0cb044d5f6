import type { NumberFormat } from '@gazetteer/charts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelPart } from './channel-part.ts';
import { Choice } from './choice.tsx';

const styles = ['plain', 'compact', 'percent'] as const;

/** How figures are written, and what the field is called on this chart. */
export function FormatChoice({ channel, field, change }: ChannelPart) {
  const { t } = useTranslation();
  const id = useId();
  const { format = {} } = channel;
  const isNumber = channel.aggregate !== undefined || field?.kind === 'number';
  const setFormat = (part: { [Key in keyof NumberFormat]?: NumberFormat[Key] | undefined }) => {
    const next = Object.fromEntries(
      Object.entries({ ...format, ...part }).filter(([, value]) => value !== undefined),
    );
    change({ format: Object.keys(next).length > 0 ? next : undefined });
  };
  return (
    <>
      {isNumber ? (
        <>
          <Choice
            label={t('visualise.builder.chip.format')}
            value={format.style ?? ''}
            onChange={(value) => setFormat({ style: styles.find((style) => style === value) })}
          >
            <option value="">{t('visualise.builder.chip.byItself')}</option>
            {styles.map((style) => (
              <option key={style} value={style}>
                {t(`visualise.builder.format.${style}`)}
              </option>
            ))}
          </Choice>
          <Choice
            label={t('visualise.builder.chip.decimals')}
            value={format.decimals === undefined ? '' : String(format.decimals)}
            onChange={(value) => setFormat({ decimals: value === '' ? undefined : Number(value) })}
          >
            <option value="">{t('visualise.builder.chip.byItself')}</option>
            {[0, 1, 2, 3, 4].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Choice>
        </>
      ) : null}
      <div className="chip-choice">
        <label htmlFor={id}>{t('visualise.builder.chip.label')}</label>
        <input
          id={id}
          type="text"
          maxLength={200}
          placeholder={field?.label}
          value={channel.label ?? ''}
          onChange={({ currentTarget }) => change({ label: currentTarget.value || undefined }, `label ${id}`)}
        />
      </div>
    </>
  );
}
