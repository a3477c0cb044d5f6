import { useSiteFrame } from '@gazetteer/site';
import { TabLinks } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';

const parts = { description: '', translations: '/translations', history: '/history' } as const;
type Part = keyof typeof parts;

/** The parts of a dataset's desk; on a page below them none is the current one. */
export function DatasetTabs({ name, current }: { name: string; current?: Part }) {
  const { t } = useTranslation();
  const { site } = useSiteFrame();
  const shown = (Object.keys(parts) as Part[]).filter(
    (part) => part !== 'translations' || site.languages.length > 1,
  );
  return (
    <TabLinks
      className="console-states"
      label={t('data.parts')}
      tabs={shown.map((part) => ({
        text: t(`data.part.${part}`),
        to: `/console/data/${name}${parts[part]}`,
        isCurrent: part === current,
      }))}
    />
  );
}
