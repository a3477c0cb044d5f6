import type { ReaderChoice } from '@gazetteer/charts';
import type { ReaderChoices } from './load-choices.server.ts';

type Offered = Pick<ReaderChoices, 'time' | 'categories'>;

/** What a form says of a choice, in its shortest form: a reader may have changed it before there was script. */
export function choiceOfForm(form: FormData, { time, categories }: Offered): ReaderChoice {
  const changed = (name: 'time' | 'from' | 'to', usual: string | null | undefined): ReaderChoice => {
    const value = form.get(name);
    return typeof value === 'string' && value !== usual ? { [name]: value } : {};
  };
  return {
    ...(time?.kind === 'moment' ? changed('time', time.published) : {}),
    ...(time?.kind === 'range'
      ? { ...changed('from', time.values[0]), ...changed('to', time.values.at(-1)) }
      : {}),
    ...(categories ? shortest(categories.values, new Set(form.getAll('show').map(String))) : {}),
  };
}

/** Categories as short as addresses have them: those that are shown or those that are left out, nothing where all are. */
export function shortest(values: readonly { value: string }[], shown: ReadonlySet<string>): ReaderChoice {
  const all = values.map(({ value }) => value);
  const left = all.filter((value) => !shown.has(value));
  if (left.length === 0) return {};
  return shown.size <= left.length ? { show: all.filter((value) => shown.has(value)) } : { hide: left };
}
