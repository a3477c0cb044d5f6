import type { ChartField } from '@gazetteer/charts';
import {
  IconAbc,
  IconCalendar,
  IconMapPin,
  IconMathFunction,
  IconNumber123,
  IconToggleLeft,
} from '@tabler/icons-react';

const icons = {
  category: IconAbc,
  number: IconNumber123,
  time: IconCalendar,
  place: IconMapPin,
  boolean: IconToggleLeft,
} as const;

/** What kind of values a field has, as a picture; the words stand in its description. */
export function FieldIcon({ kind, computed }: { kind: ChartField['kind']; computed?: boolean }) {
  const Icon = computed ? IconMathFunction : icons[kind];
  return <Icon size={20} stroke={1.6} aria-hidden="true" />;
}
