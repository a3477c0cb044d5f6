import { createHash } from 'node:crypto';
import type { OrganizationDictionary, PackageDictionary, ResourceDictionary } from '@gazetteer/catalogue';
import type { SearchDocument } from '../services/catalogue/src/search/describe/search-document.ts';

/*
 * Datasets as a government publishes them, made up from lists of words: the number of one says all of it. Words are
 * spread unevenly, as in real catalogues: 'district' stands in most, a scheme's name in one.
 */

type Subject = { sector: string; words: string[]; measures: [name: string, label: string, unit: string][] };

const subjects: readonly Subject[] = [
  {
    sector: 'Health',
    words: ['Health facilities', 'Immunisation of children', 'Maternal health survey', 'Hospital admissions'],
    measures: [
      ['doctors', 'Number of doctors', 'persons'],
      ['beds', 'Hospital beds', 'beds'],
      ['infant_mortality', 'Infant mortality rate', 'per 1,000'],
      ['immunised_children', 'Children fully immunised', 'percent'],
    ],
  },
  {
    sector: 'Education',
    words: ['School enrolment', 'Literacy', 'Teachers in government schools', 'Examination results'],
    measures: [
      ['female_literacy_rate', 'Female literacy rate', 'percent'],
      ['enrolment_girls', 'Enrolment of girls', 'persons'],
      ['teachers', 'Teachers in position', 'persons'],
      ['pass_percentage', 'Students who passed', 'percent'],
    ],
  },
  {
    sector: 'Agriculture',
    words: ['Crop production', 'Irrigated area', 'Mandi prices', 'Fertiliser consumption', 'Soil health'],
    measures: [
      ['wheat_yield', 'Yield of wheat', 'kg/ha'],
      ['area_sown', 'Net area sown', 'ha'],
      ['modal_price', 'Modal price', 'INR/quintal'],
      ['production', 'Production', 'tonnes'],
    ],
  },
  {
    sector: 'Environment',
    words: ['Rainfall', 'Ground water level', 'Air quality', 'Forest cover'],
    measures: [
      ['rainfall_mm', 'Rainfall', 'mm'],
      ['pm25', 'Fine particles (PM2.5)', 'µg/m³'],
      ['forest_area', 'Area under forest', 'km²'],
      ['water_depth', 'Depth to water', 'm'],
    ],
  },
  {
    sector: 'Economy',
    words: ['Household expenditure', 'Unemployment', 'Registered companies', 'Tax collection'],
    measures: [
      ['unemployment_rate', 'Unemployment rate', 'percent'],
      ['gdp', 'Gross domestic product', 'crore INR'],
      ['expenditure', 'Monthly expenditure of a household', 'INR'],
      ['revenue', 'Revenue', 'lakh INR'],
    ],
  },
  {
    sector: 'Transport',
    words: ['Road accidents', 'Registered vehicles', 'Bus services', 'Railway freight'],
    measures: [
      ['accidents', 'Road accidents', 'accidents'],
      ['vehicles', 'Vehicles registered', 'vehicles'],
      ['passengers', 'Passengers carried', 'persons'],
      ['freight', 'Freight', 'tonnes'],
    ],
  },
];

const french: readonly [title: string, sector: string][] = [
  ['Population des communes', 'Demography'],
  ['Établissements scolaires', 'Education'],
  ['Qualité de l’air', 'Environment'],
  ['Accidents de la route', 'Transport'],
];
const levels = ['District', 'District', 'District', 'State', 'Village', 'Block', 'City'];
const frequencies = ['Yearly', 'Monthly', 'Quarterly', 'Daily'];
const formats = ['CSV', 'CSV', 'CSV', 'XLSX', 'PDF', 'JSON'];
const licences = [
  ['CC-BY-4.0', 'Creative Commons Attribution 4.0'],
  ['notspecified', 'License not specified'],
] as const;
const tags = 'census survey scheme monthly women rural urban budget children welfare water energy'.split(' ');
const syllables = 'ba chi dra fel gor han jo kir lem mar nu os pri ro sen ti'.split(' ');
const ORGANIZATIONS = 120;

/** The organisations that publish the datasets. */
export const organizations: readonly OrganizationDictionary[] = Array.from(
  { length: ORGANIZATIONS },
  (_, number) => {
    const place = nameOf(number * 977 + 13, 3);
    return {
      id: identifier('organization', number),
      name: `department-${place}-${number}`,
      title: `Department of ${place.replace(/^./, (letter) => letter.toUpperCase())}`,
      type: 'organization',
      description: '',
      image_url: '',
      created: '2020-01-01T00:00:00.000000',
      is_organization: true,
      approval_status: 'approved',
      state: 'active',
    } as OrganizationDictionary;
  },
);

/** The dataset of this number, with the columns of its table. */
export function madeUpDataset(number: number): SearchDocument {
  const pick = chooser(number);
  const subject = pick(subjects);
  const level = pick(levels);
  const frequency = pick(frequencies);
  const place = nameOf(Math.imul(number, 40_503) >>> 0, 3);
  const place_ = place.replace(/^./, (letter) => letter.toUpperCase());
  const year = 1995 + (number % 30);
  const isFrench = number % 12 === 0;
  const [frenchTitle, frenchSector] = pick(french);
  const title = isFrench
    ? `${frenchTitle} de ${place_}, ${year}`
    : `${pick(subject.words)} by ${level.toLowerCase()}, ${place_}, ${year}`;
  const id = identifier('dataset', number);
  const organization = pick(organizations);
  const [license_id, license_title] = pick(licences);
  const resource = resourceOf(number, { level, frequency, format: pick(formats), title });
  const chosenTags = [...new Set([pick(tags), pick(tags), place])];
  const dataset = {
    id,
    name: `${place}-${number}`,
    title,
    notes: isFrench
      ? `Données publiées par l’office statistique de ${place_}. Les chiffres sont tirés des registres de ${year}.`
      : `This data set holds figures of ${place_} that the department collects from every ${level.toLowerCase()} ` +
        `office, checked against the census of the year. Published ${frequency.toLowerCase()} since ${year}.`,
    url: null,
    version: null,
    author: null,
    author_email: null,
    maintainer: null,
    maintainer_email: null,
    license_id,
    license_title,
    license_url: null,
    isopen: license_id !== 'notspecified',
    type: 'dataset',
    owner_org: organization.id,
    private: false,
    state: 'active',
    creator_user_id: null,
    metadata_created: timeOf(number),
    metadata_modified: timeOf(number),
    num_resources: 1,
    num_tags: chosenTags.length,
    resources: [resource],
    tags: chosenTags.map((name) => ({
      id: identifier(`tag ${name}`, 0),
      name,
      display_name: name,
      state: 'active',
      vocabulary_id: null,
    })),
    groups: [],
    extras: [],
    organization,
    relationships_as_subject: [],
    relationships_as_object: [],
    sector: [isFrench ? frenchSector : subject.sector],
    source_name: `Statistics of ${place_}`,
    source_link: null,
    methodology: null,
    data_extraction_page: null,
    similar_datasets: [],
    size: 100_000,
    years_covered: `${year}-${year + 5}`,
  } as unknown as PackageDictionary;
  const described = { description: null, unit: null, type: 'text' };
  const columns = [
    { ...described, name: level.toLowerCase(), label: `Name of the ${level.toLowerCase()}`, role: 'geo' },
    { ...described, name: 'year', label: 'Year', role: 'time', type: 'int' },
    ...subject.measures.map(([name, label, unit]) => ({
      name,
      label,
      unit,
      role: 'measure',
      type: 'float',
      description: `${label} in the ${level.toLowerCase()} in that year`,
    })),
  ];
  return { dataset, columns: columns.map((column) => ({ resourceId: resource.id, ...column })) };
}

type TableFacts = { level: string; frequency: string; format: string; title: string };

function resourceOf(number: number, { level, frequency, format, title }: TableFacts): ResourceDictionary {
  const id = identifier('resource', number);
  return {
    id,
    package_id: identifier('dataset', number),
    position: 0,
    name: title,
    description: 'The whole table.',
    url: `https://data.example.org/${id}.csv`,
    format,
    mimetype: 'text/csv',
    mimetype_inner: null,
    size: 100_000,
    hash: '',
    created: timeOf(number),
    last_modified: timeOf(number),
    metadata_modified: timeOf(number),
    resource_type: null,
    url_type: 'datastore',
    cache_url: null,
    cache_last_updated: null,
    state: 'active',
    datastore_active: true,
    sku: `made-up-${number}`,
    title,
    granularity: level,
    frequency,
    no_indicators: 4,
    idp_ready: true,
    held_back: false,
    tags: [],
    years_covered: null,
    key_columns: [level.toLowerCase(), 'year'],
  };
}

/** A word that only few datasets have. */
export const rareWord = (number: number) => nameOf(Math.imul(number, 40_503) >>> 0, 3);

// A number for every choice, spread as if by chance (xorshift).
function chooser(seed: number): <Item>(items: readonly Item[]) => Item {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0 || 1;
  return (items) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    const item = items[state % items.length];
    if (item === undefined) throw new Error('Nothing to choose from');
    return item;
  };
}

function nameOf(seed: number, count: number): string {
  let name = '';
  for (let index = 0; index < count; index += 1) name += syllables[(seed >>> (index * 4 + 6)) & 15];
  return name;
}

function identifier(kind: string, number: number): string {
  const hash = createHash('sha1').update(`${kind} ${number}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function timeOf(number: number): string {
  const time = Date.UTC(2018, 0, 1) + (Math.imul(number, 48_271) >>> 4) * 900;
  return new Date(time).toISOString().replace('Z', '000');
}
