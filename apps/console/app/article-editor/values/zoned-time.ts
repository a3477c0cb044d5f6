/** A moment as the fields of a browser write it: `2026-11-24T09:00`, without a zone. */
const localTime = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/;

/**
 * The moment at which clocks in `zone` show this time of day, as ISO text; undefined for what is no time.
 * Where clocks are put forward a time is missing: it counts from before the change, so 02:30 is 03:30. Where they are
 * put back a time comes twice: the first is meant.
 * @param zone an IANA name such as `Europe/Paris`
 */
export function instantOf(local: string, zone: string): string | undefined {
  const found = localTime.exec(local);
  if (!found) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found.slice(1).map(Number);
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  // 31 February would be read as a day of March.
  if (new Date(asUtc).toISOString().slice(0, 16) !== found[0]) return undefined;
  // Offsets change a few times a year at most: one of those a day earlier and later is the right one.
  const candidates = [asUtc - DAY, asUtc + DAY].map((near) => asUtc - offsetAt(near, zone));
  const exact = candidates.filter((instant) => instant + offsetAt(instant, zone) === asUtc);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates)).toISOString();
}

const DAY = 86_400_000;

/** What clocks in `zone` show at a moment, as fields of a browser take it; empty for what is no moment. */
export function localOf(instant: string, zone: string): string {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return '';
  return new Date(time + offsetAt(time, zone)).toISOString().slice(0, 16);
}

/** How far clocks in `zone` are ahead of UTC at a moment, in milliseconds. */
function offsetAt(time: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return shown - Math.floor(time / 1000) * 1000;
}

/** How a zone is called at a moment: `Europe/Paris, UTC+1`. */
export function zoneLabel(zone: string, instant: string): string {
  if (zone === 'UTC') return 'UTC';
  const minutes = offsetAt(Date.parse(instant), zone) / 60_000;
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const offset = `${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
  return `${zone.replaceAll('_', ' ')}, UTC${offset}`;
}
