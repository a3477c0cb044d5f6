import { Button, ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { DifferenceList } from '../../../parts/difference-list.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { ShownRevision } from './load-revisions.server.ts';
import styles from './revisions.module.css';

interface DifferencesProps {
  shown: ShownRevision;
  /** The id of the revision that holds. */
  current: string;
}

/** What one revision changed, setting by setting, and the way back to it. */
export function Differences({ shown, current }: DifferencesProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const { from, to, number, differences } = shown;
  const isWayBack = from === current;
  return (
    <section className={styles.shown} aria-labelledby="shown">
      <h2 id="shown">{t(isWayBack ? 'changes.backTo' : 'changes.changed', { number })}</h2>
      <DifferenceList differences={differences} />
      {mayChange && to !== current ? (
        <Form method="post" className="console-actions">
          <input type="hidden" name="revision" value={to} />
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="current" value={current} />
          {isWayBack ? (
            <Button type="submit" look="primary">
              {t('changes.restore', { number })}
            </Button>
          ) : (
            <ButtonLink to={`?from=${current}&to=${to}`}>{t('changes.preview', { number })}</ButtonLink>
          )}
        </Form>
      ) : null}
    </section>
  );
}
