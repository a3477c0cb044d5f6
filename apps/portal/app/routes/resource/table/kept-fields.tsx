import { type TableState, writeTable } from '../../../tables/table-address.ts';

/** What a form must send along so that nothing else of the state is lost. */
export function KeptFields({ state }: { state: TableState }) {
  return [...writeTable(state)].map(([name, value], place) => (
    // Fields may repeat, so only their place tells them apart.
    <input key={`${place}-${name}`} type="hidden" name={name} value={value} />
  ));
}
