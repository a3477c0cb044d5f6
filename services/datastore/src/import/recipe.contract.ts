import { additivities } from '@gazetteer/charts';
import { type Static, Type } from 'typebox';
import { scales } from '../tables/column.ts';

/** What the type of a column can be said to be; `float` is a number with decimals. */
const recipeTypes = ['text', 'int', 'float', 'numeric', 'bool', 'date', 'time', 'timestamp'] as const;
/** Encodings that a text can be said to be in, as the Encoding Standard names them. */
const recipeEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'iso-8859-15',
  'shift_jis',
  'gb18030',
] as const;
/** What of a column may have been guessed. */
export const guessable = [
  'name',
  'type',
  'date_order',
  'decimal',
  'label',
  'unit',
  'role',
  'scale',
  'additivity',
  'level',
  'scheme',
  'notes',
] as const;

const Order = Type.Enum(['day', 'month'], { description: 'Which stands first in a date written in figures' });
const words = (maxLength: number, description: string) =>
  Type.Optional(Type.String({ maxLength, description }));

const RecipeColumnBody = Type.Object(
  {
    source: Type.String({
      minLength: 1,
      maxLength: 2000,
      description: 'What the file calls the column, blanks tidied; repeated names have a number',
    }),
    name: Type.String({ minLength: 1, maxLength: 2000, description: 'What the table calls it' }),
    left_out: Type.Optional(Type.Boolean()),
    type: Type.Optional(Type.String({ maxLength: 30, description: `One of ${recipeTypes.join(', ')}` })),
    date_order: Type.Optional(Order),
    decimal: Type.Optional(
      Type.Enum(['.', ','], { description: 'The mark before its decimals, where the file has both' }),
    ),
    label: words(300, 'What people call it'),
    unit: words(100, 'What its values are counted in'),
    role: Type.Optional(Type.Enum(['dimension', 'measure', 'time', 'geo'])),
    scale: Type.Optional(
      Type.Enum([...scales, ''], {
        description:
          'Scale of measurement: names, names in an order, figures whose differences count, figures with a true zero; empty for none',
      }),
    ),
    additivity: Type.Optional(
      Type.Enum([...additivities, ''], {
        description:
          'Whether the values of several rows may be added up: always, over all but time, or never; empty where nobody says',
      }),
    ),
    level: words(100, 'The level of its places'),
    scheme: words(100, 'The scheme of its codes of places'),
    notes: words(4000, 'What it means'),
    guessed: Type.Optional(
      Type.Array(Type.Enum([...guessable]), {
        maxItems: guessable.length,
        description: 'What of all this nobody has said',
      }),
    ),
  },
  { additionalProperties: false },
);

export const RecipeBody = Type.Object(
  {
    sheet: words(100, 'Which sheet of a workbook; the fullest unless given'),
    encoding: Type.Optional(Type.Enum([...recipeEncodings])),
    delimiter: Type.Optional(Type.Enum([',', ';', '\t', '|'])),
    header_line: Type.Optional(
      Type.Union([Type.Integer({ minimum: 1, maximum: 2000 }), Type.Null()], {
        description:
          'Line (row of a sheet) of the names, the last where they are in several; null where there is none; found unless given',
      }),
    ),
    header_rows: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: '1 unless given' })),
    first_line: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 2000,
        description: 'Line that the rows begin at, if not below the names',
      }),
    ),
    decimal: Type.Optional(Type.Enum(['.', ','])),
    thousands: Type.Optional(
      Type.Enum([',', '.', ' ', ''], {
        description: 'What divides thousands; empty for nothing. With `decimal`',
      }),
    ),
    missing: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        maxItems: 50,
        description:
          'Words that mean nothing in every column; NA, -, * and the like are known in numbers and dates',
      }),
    ),
    totals: Type.Optional(
      Type.Enum(['keep', 'leave_out'], {
        description: 'Whether rows that are sums of others stay; they do unless said',
      }),
    ),
    method: Type.Optional(
      Type.Enum(['replace', 'append', 'upsert'], {
        description:
          'How the rows meet those that are published: in their place (unless said), below them, or by their key: rows with a new key are added, others changed, the rest stays',
      }),
    ),
    key: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 2000 }), {
        maxItems: 50,
        description:
          'The columns, by their names in the table, that tell its rows apart; a table with a primary key has its own',
      }),
    ),
    columns: Type.Optional(
      Type.Array(RecipeColumnBody, { maxItems: 10_000, description: 'In the order that the table has them' }),
    ),
  },
  { title: 'ImportRecipe', additionalProperties: false, description: 'How a file is read into a table' },
);

/** How a file is read: what is said of it, and what was guessed and stays to be looked at. */
export type Recipe = Static<typeof RecipeBody>;
export type RecipeColumn = Static<typeof RecipeColumnBody>;
/** How the rows of a file meet those of the table. */
export type ImportMethod = NonNullable<Recipe['method']>;
export type Guessable = (typeof guessable)[number];
