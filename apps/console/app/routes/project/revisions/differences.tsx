import { Button, ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
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
      {differences.length === 0 ? <p>{t('changes.same')}</p> : null}
      <dl className={styles.differences}>
        {differences.map(({ op, path, before, after }) => (
          <div key={path}>
            <dt>
              <code>{path}</code> <span className="console-note">{t(`changes.ops.${op}`)}</span>
            </dt>
            {before === undefined ? null : (
              <dd>
                <span className="visually-hidden">{t('changes.before')} </span>
                <del>{before}</del>
              </dd>
            )}
            {after === undefined ? null : (
              <dd>
                <span className="visually-hidden">{t('changes.after')} </span>
                <ins>{after}</ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
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
