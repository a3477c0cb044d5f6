import type { TFunction } from 'i18next';

const known = ['sql', 'disk', 'objects', 'search', 'tables'] as const;

/** What people call a part of the installation; a part without words of its own has its name. */
export function partName(t: TFunction, name: string): string {
  const part = known.find((one) => one === name);
  return part ? t(`health.part.${part}`) : name;
}
