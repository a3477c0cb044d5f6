import { TabLinks } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';

const parts = { description: '', history: '/history' } as const;
type Part = keyof typeof parts;

/** The parts of a dataset's desk; on a page below them none is the current one. */
export function DatasetTabs({ name, current }: { name: string; current?: Part }) {
  const { t } = useTranslation();
  return (
    <TabLinks
      className="console-states"
      label={t('data.parts')}
      tabs={(Object.keys(parts) as Part[]).map((part) => ({
        text: t(`data.part.${part}`),
        to: `/console/data/${name}${parts[part]}`,
        isCurrent: part === current,
      }))}
    />
  );
}
