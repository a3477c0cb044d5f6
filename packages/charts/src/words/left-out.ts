/** What a chart leaves out of its rows; a number tells which form a word has, its text is what is written. */
export type LeftOutWords = {
  /** Of a map of areas. */
  rows: (number: number, count: string) => string;
  places: (number: number, count: string) => string;
  /** Of a ring. */
  negativeParts: (number: number, each: string) => string;
  /** Of a logarithmic axis. */
  notPositive: (number: number, each: string) => string;
  /** Of discs whose area stands for an amount; `which` is how many there are where nothing names them. */
  withoutSize: (which: string) => string;
  /** Of an axis whose ends somebody has chosen. */
  beyondAxis: (each: string) => string;
  /** Bars and areas that begin at an end of the axis that is not zero. */
  cutBase: string;
  /** Shares of parts of which some are below zero. */
  sharesOfAmounts: string;
};

export const leftOutInEnglish: LeftOutWords = {
  rows: (number, count) =>
    number === 1 ? '1 row without a place left out' : `${count} rows without a place left out`,
  places: (number, count) => (number === 1 ? '1 place not on the map' : `${count} places not on the map`),
  negativeParts: (number, each) =>
    number === 1 ? `not drawn, as it is below zero: ${each}` : `not drawn, as they are below zero: ${each}`,
  notPositive: (number, each) =>
    number === 1
      ? `not drawn, as a logarithmic axis has no place for it: ${each}`
      : `not drawn, as a logarithmic axis has no place for them: ${each}`,
  withoutSize: (which) => `size missing or below zero, not drawn: ${which}`,
  beyondAxis: (each) => `beyond the axis: ${each}`,
  cutBase: 'the axis does not begin at zero',
  sharesOfAmounts: 'shares of the sum of all amounts, whatever their sign',
};

export const leftOutInFrench: LeftOutWords = {
  rows: (number, count) => (number === 1 ? '1 ligne sans lieu omise' : `${count} lignes sans lieu omises`),
  places: (number, count) =>
    number === 1 ? '1 lieu absent de la carte' : `${count} lieux absents de la carte`,
  negativeParts: (number, each) =>
    number === 1
      ? `non dessinée, car négative\u00a0: ${each}`
      : `non dessinées, car négatives\u00a0: ${each}`,
  notPositive: (number, each) =>
    number === 1
      ? `non dessiné, faute de place sur un axe logarithmique\u00a0: ${each}`
      : `non dessinés, faute de place sur un axe logarithmique\u00a0: ${each}`,
  withoutSize: (which) => `taille absente ou négative, non représentée\u00a0: ${which}`,
  beyondAxis: (each) => `hors de l’axe\u00a0: ${each}`,
  cutBase: 'l’axe ne commence pas à zéro',
  sharesOfAmounts: 'parts de la somme des montants, quel que soit leur signe',
};
