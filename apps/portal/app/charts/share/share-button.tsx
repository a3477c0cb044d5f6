import { Button } from '@gazetteer/ui';
import { IconShare } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedChart } from './shared-chart.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

/** Opens the ways to share a chart; without script the page's own address and its downloads are these ways. */
export function ShareButton({ chart }: { chart: SharedChart }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className="needs-script"
        icon={<IconShare stroke={1.6} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('visualise.share.open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ShareDialog chart={chart} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
