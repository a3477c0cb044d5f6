/** A map is asked for of a column of own rows that holds no known places. */
export class PlacesUnknown extends Error {
  readonly field: string;

  constructor(field: string) {
    super(`The values of "${field}" are no places that are known here`);
    this.name = 'PlacesUnknown';
    this.field = field;
  }
}
