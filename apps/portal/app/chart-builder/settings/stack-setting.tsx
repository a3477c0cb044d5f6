import type { Channel } from '@gazetteer/charts';
import { useTranslation } from 'react-i18next';
import { SelectSetting } from './setting-controls.tsx';

type Scale = NonNullable<Channel['scale']>;

const stacks = ['zero', 'normalize', 'none'] as const;

/** How bars or areas of several colours stand to each other. */
export function StackSetting({ scale, onChange }: { scale: Scale; onChange: (scale: Scale) => void }) {
  const { t } = useTranslation();
  return (
    <SelectSetting
      label={t('visualise.settings.stack.title')}
      value={scale.stack ?? 'zero'}
      choices={stacks.map((value) => ({ value, text: t(`visualise.settings.stack.${value}`) }))}
      onChange={(stack) => onChange({ ...scale, stack })}
    />
  );
}
