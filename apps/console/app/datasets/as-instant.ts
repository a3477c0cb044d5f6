/** A time of the catalogue, which writes UTC without a zone, as browsers read it. */
export function asInstant(time: string): string {
  return /(Z|[+-]\d\d:\d\d)$/.test(time) ? time : `${time}Z`;
}
