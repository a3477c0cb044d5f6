import type { ChartWords } from './english.ts';
import { leftOutInFrench } from './left-out.ts';

/** A day takes the article, a month does not: `du 3 janv. 2014`, `de janv. 2014`, `d’août 2014`. */
const day = /^\d{1,2}(er)? \p{L}+\.? \d{4}/u;
const elided = /^(avr|août|oct)/;

export const french: ChartWords = {
  source: 'Source',
  license: 'Licence',
  noLicense: 'non précisée',
  ownData: 'Chiffres de l’auteur du graphique',
  ownTable: (name) => `données de l’auteur (${name})`,
  madeBy: (name) => (name === null ? 'Graphique d’un visiteur' : `Graphique\u00a0: ${name}, un visiteur`),
  colon: '\u00a0: ',
  semicolon: '\u202f; ',
  noData: 'Sans données',
  noValue: 'Non renseigné',
  unrecognised: 'Lieu non reconnu',
  rows: 'Nombre de lignes',
  other: 'Autres',
  others: (count) => counted(count, 'autre', 'autres'),
  yes: 'Oui',
  no: 'Non',
  median: 'Médiane',
  kinds: {
    bar: 'Diagramme en barres',
    line: 'Courbe',
    area: 'Aires',
    point: 'Nuage de points',
    tick: 'Diagramme à traits',
    arc: 'Diagramme circulaire',
    circle: 'Nuage de points',
    rect: 'Carte de chaleur',
    trail: 'Courbe d’épaisseur variable',
    table: 'Tableau',
    choropleth: 'Carte',
    point_map: 'Carte de points',
  },
  aggregated: {
    distinct: (label) => `${label} (valeurs distinctes)`,
    mean: (label) => `${label} (moyenne)`,
    median: (label) => `${label} (médiane)`,
    min: (label) => `${label} (minimum)`,
    max: (label) => `${label} (maximum)`,
    variance: (label) => `${label} (variance)`,
    stdev: (label) => `${label} (écart-type)`,
  },
  aggregates: {
    count: 'nombre de valeurs',
    distinct: 'nombre de valeurs différentes',
    sum: 'somme',
    mean: 'moyenne',
    median: 'médiane',
    min: 'minimum',
    max: 'maximum',
    variance: 'variance',
    stdev: 'écart type',
  },
  steps: {
    hour: 'par heure',
    day: 'par jour',
    week: 'par semaine',
    month: 'par mois',
    quarter: 'par trimestre',
    year: 'par an',
  },
  weightedBy: (weight) => `pondérée par ${weight}`,
  inUnit: (unit) => `en ${unit}`,
  cut: ({ shown, all, others }) =>
    others
      ? `les ${shown} plus grandes valeurs sur ${all}, les autres ensemble`
      : `${shown} sur ${all}, les plus grandes valeurs`,
  firstOf: (shown, all) => `les ${shown} premières valeurs sur ${all}`,
  from: (value) =>
    day.test(value)
      ? `à partir du ${value}`
      : elided.test(value)
        ? `à partir d’${value}`
        : `à partir de ${value}`,
  upTo: (value) => (day.test(value) ? `jusqu’au ${value}` : `jusqu’à ${value}`),
  allBut: (values) => `tout sauf ${values}`,
  quoted: (text) => `«\u00a0${text}\u00a0»`,
  moreFilters: (count) => (count === 1 ? '1 autre filtre' : `${count} autres filtres`),
  areas: ['zone', 'zones'],
  levels: {
    country: ['pays', 'pays'],
    state: ['État', 'États'],
    county: ['comté', 'comtés'],
    district: ['district', 'districts'],
    'sub-district': ['sous-district', 'sous-districts'],
    block: ['bloc', 'blocs'],
    village: ['village', 'villages'],
  },
  by: (measure, category) => `${measure}, par ${category}`,
  overTime: (measure) => `${measure} au fil du temps`,
  and: (one, other) => `${one} et ${other}`,
  stretch: (from, to) => `${from}–${to}`,
  below: (value) => `moins de ${value}`,
  more: (count) => (count === '1' ? 'et 1 autre' : `et ${count} autres`),
  firstRows: (shown, all) => `Les ${shown} premières lignes sur ${all}`,
  firstColumns: (shown, all) => `Les ${shown} premières colonnes sur ${all}`,
  lessThan: (value) => `<\u00a0${value}`,
  truncated: 'toutes les lignes ne sont pas représentées',
  markings: {
    highlighted: (names) => `En évidence\u00a0: ${names}.`,
    isHighlighted: 'En évidence',
    reference: ({ value, axis, label }) =>
      label ? `Repère à ${value} (${axis})\u00a0: ${label}.` : `Repère à ${value} (${axis}).`,
    note: (place, text) => `Annotation, ${place} : ${text}`,
    notes: 'Annotations',
    highlight: (name) => `la mise en évidence de «\u00a0${name}\u00a0»`,
    line: (name) => `le repère «\u00a0${name}\u00a0»`,
    annotation: (text) => `l’annotation «\u00a0${text}\u00a0»`,
    notDrawn: (each) => `Non représenté\u00a0: ${each}.`,
    because: {
      categories: 'son axe porte des catégories',
      outside: 'hors de l’axe',
      unreadable: 'son axe n’a pas cette valeur',
      noAxes: 'ce type de graphique n’a pas d’axes',
      missing: 'absent des données',
    },
  },
  pointMap: {
    directions: ['N', 'S', 'E', 'O'],
    location: 'Emplacement',
    cells: (degrees) => `lignes regroupées par mailles de ${degrees}° de haut`,
    mostFrequent: (label) => `couleur\u00a0: la valeur la plus fréquente de «\u00a0${label}\u00a0»`,
    withoutPlace: (number, count) =>
      number === 1 ? '1 ligne sans coordonnées omise' : `${count} lignes sans coordonnées omises`,
    offMap: (number, count) =>
      number === 1 ? '1 ligne hors du cadre de la carte' : `${count} lignes hors du cadre de la carte`,
    points: (number, count) => (number === 1 ? '1 point.' : `${count} points.`),
    inCells: (_, count, cells) => `${count} lignes dans ${cells} mailles.`,
    densest: (count, place) => `Plus forte densité autour de ${place}\u00a0: ${count}.`,
    extremes: ({ label, most, least, middle }) =>
      `${label}\u00a0: maximum à ${most.name} (${most.value})\u00a0; minimum à ${least.name} (${least.value})\u00a0; valeur médiane\u00a0: ${middle}.`,
  },
  leftOut: leftOutInFrench,
  summary: {
    map: ({ areas, level, least, most, middle }) =>
      `${areas} ${level}. Maximum\u00a0: ${most.name} (${most.value})\u00a0; minimum\u00a0: ${least.name} (${least.value})\u00a0; valeur médiane\u00a0: ${middle}.`,
    missing: (areas) => `Sans données\u00a0: ${areas}.`,
    unmatched: (codes, first) => `Absents de la carte\u00a0: ${codes} (${first}).`,
    course: ({ from, to, first, last, change }) =>
      change === 'none'
        ? `La valeur finit où elle a commencé\u00a0: ${last} (${from} et ${to}).`
        : `La valeur ${change === 'rise' ? 'monte' : 'descend'} de ${first} (${from}) à ${last} (${to}).`,
    peak: ({ most, when, least, whenLeast }) =>
      `Maximum\u00a0: ${most} (${when})\u00a0; minimum\u00a0: ${least} (${whenLeast}).`,
    latest: ({ when, each }) => `Dernières valeurs (${when})\u00a0: ${each}.`,
    crowd: (lines) => `${lines} lignes fines\u00a0; la ligne forte est leur médiane.`,
    ranking: ({ count, most, least, middle }) =>
      `${counted(count, 'valeur', 'valeurs')}. Maximum\u00a0: ${most.name} (${most.value})\u00a0; minimum\u00a0: ${least.name} (${least.value})\u00a0; valeur médiane\u00a0: ${middle}.`,
    rankingOfAll: ({ most, least, middle }) =>
      `Maximum\u00a0: ${most.name} (${most.value})\u00a0; minimum de toutes\u00a0: ${least.name} (${least.value})\u00a0; valeur médiane de toutes\u00a0: ${middle}.`,
    rankingOfShown: ({ count, most, least }) =>
      `${counted(count, 'valeur représentée', 'valeurs représentées')}. Maximum\u00a0: ${most.name} (${most.value})\u00a0; minimum parmi elles\u00a0: ${least.name} (${least.value}).`,
    one: ({ name, value }) => (name === '' ? `${value}.` : `${name} : ${value}.`),
    share: ({ most, share }) =>
      `La plus grande part est ${most.name} : ${most.value}, soit ${share} du total.`,
    shareOfShown: ({ most, share }) =>
      `La plus grande part est ${most.name} : ${most.value}, soit ${share} de ce qui est représenté.`,
    slices: (each) => `Viennent ensuite ${each}.`,
    points: ({ count, x, y }) =>
      `${counted(count, 'point', 'points')}. ${x.label} : de ${x.from} à ${x.to}\u00a0; ${y.label} : de ${y.from} à ${y.to}.`,
    together: {
      strong: (sign) =>
        sign === 'with'
          ? 'Là où l’une est élevée, l’autre l’est le plus souvent aussi.'
          : 'Là où l’une est élevée, l’autre est le plus souvent basse.',
      weak: (sign) =>
        sign === 'with' ? 'Elles montent un peu ensemble.' : 'L’une baisse un peu quand l’autre monte.',
      none: () => 'Elles n’évoluent guère ensemble.',
    },
    cells: ({ count, most, least }) =>
      `${counted(count, 'case', 'cases')}. Maximum\u00a0: ${most.name} (${most.value})\u00a0; minimum\u00a0: ${least.name} (${least.value}).`,
    table: ({ rows, columns }) =>
      `${counted(rows, 'ligne', 'lignes')}, ${counted(columns, 'colonne', 'colonnes')}.`,
    panels: ({ count, by }) => `${counted(count, 'petit graphique', 'petits graphiques')}, par ${by}.`,
  },
};

/** A number, already formatted, with the noun in the right number. */
function counted(count: string, one: string, many: string): string {
  return `${count} ${count === '1' ? one : many}`;
}
