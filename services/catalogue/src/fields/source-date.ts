export const NOT_A_DATE = 'Write a date as 2024, 2024-03 or 2024-03-15';

/**
 * A date as precisely as a source says it: a year, a month or a day of the calendar, as ISO 8601. Of a time the day.
 * @returns undefined for what is no date
 */
export function readSourceDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ].*)?)?)?$/.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(`${year}-${month ?? '01'}-${day ?? '01'}T00:00:00Z`);
  const parts = [year, month, day].filter((part) => part !== undefined).join('-');
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(parts) ? parts : undefined;
}
