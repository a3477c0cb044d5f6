import { Pager, useFigures } from '@gazetteer/site';
import { TabLinks } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { changeKinds } from './change-kinds.ts';
import styles from './changes.module.css';
import type { FoundChanges, ShownSample } from './load-changes.server.ts';

interface ChangedRowsProps {
  changes: FoundChanges;
  /** The address of this page with other rows of another kind. */
  pathOf: (query: Record<string, string>) => string;
}

/** The rows that would come, go or be changed, a kind at a time. */
export function ChangedRows({ changes: { outline, sample }, pathOf }: ChangedRowsProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { changes } = outline;
  if (!changes || !sample) return null;
  const kinds = changeKinds.filter((kind) => (changes[kind] ?? 0) > 0);
  const count = changes[sample.kind] ?? 0;
  return (
    <>
      <TabLinks
        label={t('data.changes.kinds')}
        tabs={kinds.map((kind) => ({
          text: t(`data.changes.kind.${kind}`),
          to: pathOf({ kind }),
          isCurrent: kind === sample.kind,
          count: figures.number(changes[kind] ?? 0),
        }))}
      />
      <SampleTable sample={sample} />
      {sample.further > 0 ? (
        <p className="console-note">{t('data.changes.further', { count: sample.further })}</p>
      ) : null}
      {count > sample.total ? (
        <p className="console-note">
          {t('data.changes.first', { shown: figures.number(sample.total), all: figures.number(count) })}
        </p>
      ) : null}
      <Pager
        label={t(`data.changes.kind.${sample.kind}`)}
        page={sample.page}
        last={sample.pages}
        pathOf={(page) => pathOf({ kind: sample.kind, changes: String(page) })}
      />
    </>
  );
}

function SampleTable({ sample: { kind, columns, rows } }: { sample: ShownSample }) {
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.scroll} role="group" aria-label={t(`data.changes.kind.${kind}`)} tabIndex={0}>
      <table className={styles.table} data-kind={kind}>
        <thead>
          <tr>
            {columns.map(({ name, type, isKey }) => (
              <th key={name} scope="col" data-type={type} dir="auto">
                {name}
                {isKey ? <small> {t('data.changes.isKey')}</small> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no name but their place
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={columns[index]?.name} data-type={columns[index]?.type} dir="auto">
                  <Cell cell={cell} kind={kind} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ShownCell = ShownSample['rows'][number][number];

function Cell({ cell: { before, after, isChanged }, kind }: { cell: ShownCell; kind: ShownSample['kind'] }) {
  const { t } = useTranslation();
  if (!isChanged) return <Text text={kind === 'removed' ? before : after} />;
  return (
    <>
      <span className="visually-hidden">{t('changes.before')} </span>
      <del>
        <Text text={before} />
      </del>{' '}
      <span className="visually-hidden">{t('changes.after')} </span>
      <ins>
        <Text text={after} />
      </ins>
    </>
  );
}

function Text({ text }: { text: string | null }) {
  return text === null ? <span className={styles.nothing}>–</span> : text;
}
