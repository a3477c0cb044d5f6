import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import style from './find-field.module.css';
import { KeptFields } from './kept-fields.tsx';
import type { TableState } from '../../../tables/table-address.ts';

type FindFieldProps = { path: string; state: TableState; go(next: TableState): void };

const pause = 300;

/** Finds words anywhere in the table: while one types, or by a form where there is no script. */
export function FindField({ path, state, go }: FindFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(state.find);
  const find = () => {
    clearTimeout(timer.current);
    const words = field.current?.value.trim() ?? '';
    if (words === sent.current) return;
    sent.current = words;
    go({ ...state, find: words, row: 1 });
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (field.current && state.find !== sent.current) field.current.value = state.find;
    sent.current = state.find;
  }, [state.find]);
  return (
    <search className={style.find}>
      <form
        action={path}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <input
          ref={field}
          type="search"
          name="find"
          defaultValue={state.find}
          aria-label={t('resource.find')}
          placeholder={t('resource.find')}
          autoComplete="off"
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(find, pause);
          }}
        />
        <KeptFields state={{ ...state, find: '', row: 1 }} />
      </form>
    </search>
  );
}
