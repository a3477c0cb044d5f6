import { Button, buttonClass, Notice } from '@gazetteer/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface ChosenTableProps {
  title: string;
  onAnother: () => void;
  children: ReactNode;
}

/** The table that was chosen to be joined, a way back to the others, and below what would come of it. */
export function ChosenTable({ title, onAnother, children }: ChosenTableProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="add-table-chosen">
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <button type="button" className={buttonClass('quiet')} onClick={onAnother}>
          {t('visualise.addTable.another')}
        </button>
      </div>
      {children}
    </>
  );
}

/** The join is being tried. */
export function JoinWaiting() {
  const { t } = useTranslation();
  return (
    <p className="add-table-note" role="status">
      {t('visualise.addTable.joining')}
    </p>
  );
}

/** The catalogue did not answer. */
export function JoinUnreachable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice kind="error" title={t('visualise.addTable.network')}>
      <Button onClick={onRetry}>{t('visualise.addTable.retry')}</Button>
    </Notice>
  );
}
