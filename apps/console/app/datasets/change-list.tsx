import { useTranslation } from 'react-i18next';
import styles from './change-list.module.css';

interface ChangeListProps {
  changes: readonly { path: string[]; before?: unknown; after?: unknown }[];
  /** Of which the names are known; others are called by their ids. */
  resources: readonly { id: string; name: string }[];
}

/** What was changed in a dataset, field by field, before and after. */
export function ChangeList({ changes, resources }: ChangeListProps) {
  const { t } = useTranslation();
  const fields: Record<string, string> = t('data.field', { returnObjects: true });
  const names = new Map(resources.map(({ id, name }) => [id, name]));
  const nameOf = ([field = '', item, ...rest]: string[]) =>
    [
      fields[field] ?? field,
      item === undefined ? undefined : names.get(item) || item,
      ...rest.map((key) => fields[key] ?? key),
    ]
      .filter((part) => part !== undefined)
      .join(' · ');
  return (
    <dl className={styles.changes}>
      {changes.map(({ path, before, after }) => (
        <div key={path.join('/')}>
          <dt>{nameOf(path)}</dt>
          {isNothing(before) ? null : (
            <dd>
              <span className="visually-hidden">{t('changes.before')} </span>
              <del>{wordsOf(before)}</del>
            </dd>
          )}
          {isNothing(after) ? null : (
            <dd>
              <span className="visually-hidden">{t('changes.after')} </span>
              <ins>{wordsOf(after)}</ins>
            </dd>
          )}
          {isNothing(before) && isNothing(after) ? <dd>{t('data.empty')}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

const longest = 1000;

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** Of a thing with a name its name, of a list its items; what is longer is cut. */
function wordsOf(value: unknown): string {
  const text = textOf(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return (value as unknown[]).map(textOf).join(', ');
  if (typeof value === 'object' && value !== null) {
    const named = value as { title?: unknown; name?: unknown; value?: unknown };
    const name = [named.name, named.title, named.value].find((one) => typeof one === 'string' && one !== '');
    return typeof name === 'string' ? name : JSON.stringify(value);
  }
  return JSON.stringify(value);
}
