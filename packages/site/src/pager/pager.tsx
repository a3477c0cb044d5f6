import { Pager as Pages } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../frame/use-figures.ts';

interface PagerProps {
  /** What the pages are of, for those who do not see them. */
  label: string;
  page: number;
  /** The number of the last page. */
  last: number;
  pathOf: (page: number) => string;
  /** Whether the newest stand first: then the next page is called the older one. */
  isByTime?: boolean;
}

/** The pager in the words of this site. */
export function Pager({ label, isByTime = false, ...pages }: PagerProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <Pages
      {...pages}
      texts={{
        label,
        previous: t(isByTime ? 'pager.newer' : 'pager.previous'),
        next: t(isByTime ? 'pager.older' : 'pager.next'),
        page: (page) => t('pager.page', { page }),
        figure: (page) => figures.number(page),
      }}
    />
  );
}
