import type { NumberFormat } from '@gazetteer/charts';
import { useTranslation } from 'react-i18next';
import { SelectSetting } from './setting-controls.tsx';

interface NumberFormatSettingsProps {
  format: NumberFormat | undefined;
  onChange: (format: NumberFormat | undefined) => void;
}

const styles = ['auto', 'plain', 'compact', 'percent'] as const;
const decimals = ['auto', '0', '1', '2', '3', '4'] as const;

/** How figures are written. */
export function NumberFormatSettings({ format = {}, onChange }: NumberFormatSettingsProps) {
  const { t, i18n } = useTranslation();
  const example = new Intl.NumberFormat(i18n.language, { notation: 'compact' }).format(1_200_000);
  const changed = (next: NumberFormat) => onChange(Object.keys(next).length > 0 ? next : undefined);
  return (
    <>
      <SelectSetting
        label={t('visualise.settings.number.style')}
        value={format.style ?? 'auto'}
        choices={styles.map((value) => ({
          value,
          text:
            value === 'auto'
              ? t('visualise.settings.automatic')
              : t(`visualise.settings.number.${value}`, { example }),
        }))}
        onChange={(style) => {
          const { style: _before, ...rest } = format;
          changed(style === 'auto' ? rest : { ...rest, style });
        }}
      />
      <SelectSetting
        label={t('visualise.settings.number.decimals')}
        value={decimals.find((one) => one === String(format.decimals)) ?? 'auto'}
        choices={decimals.map((value) => ({
          value,
          text:
            value === 'auto'
              ? t('visualise.settings.automatic')
              : value === '0'
                ? t('visualise.settings.number.none')
                : value,
        }))}
        onChange={(count) => {
          const { decimals: _before, ...rest } = format;
          changed(count === 'auto' ? rest : { ...rest, decimals: Number(count) });
        }}
      />
    </>
  );
}
