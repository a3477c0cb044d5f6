import { ChartSpec } from '@gazetteer/charts';
import { LanguageTag, TextInLanguagesSchema } from '@gazetteer/kernel';
import { Type, type Static } from 'typebox';
import { ItemQuery } from '../items/item-query.ts';

const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T, description?: string) =>
  Type.Union([type, Type.Null()], description ? { description } : {});

const VisibilityField = Type.Enum(['private', 'link', 'public'], {
  description: 'private: its owner; link: who has the link; public: shown with its dataset',
});

/** A saved chart as it is answered. Whose it is, and the address of that person, are told to its owner only. */
export const VisualisationRecord = Type.Object(
  {
    id: Type.String(),
    userId: OrNull(Type.String(), 'Its owner; null for everybody else'),
    email: OrNull(Type.String(), "Its owner's address; null for everybody else"),
    visID: Type.String({ description: 'Public handle: who has it may see the chart, unless it is private' }),
    visURL: Type.String({ description: 'Where the chart is looked at' }),
    /** Pinned to the versions of its tables; in lists without own rows. */
    visJSON: ChartSpec,
    resource: OrNull(Type.String(), 'Resource whose table it is drawn from; null for own rows'),
    packageID: OrNull(Type.String(), 'Dataset of that resource'),
    chartSVG: OrNull(
      Type.String(),
      'Its picture, drawn by the server; null where the caller may not read its table, and in lists that do not ask for it',
    ),
    title: Type.String(),
    notes: OrNull(Type.String()),
    language: OrNull(
      Type.String(),
      'The language that title and notes are written in beside their translations; null where nobody said it',
    ),
    title_translated: Type.Optional(TextInLanguagesSchema),
    notes_translated: Type.Optional(TextInLanguagesSchema),
    visibility: VisibilityField,
    maker: OrNull(
      Type.Object({ name: OrNull(Type.String()) }),
      'The visitor who made it, by the name of the account; null for charts of the portal itself',
    ),
    approved: Type.Boolean({ description: 'An editor has looked at it as it is now, or made it' }),
    listed: Type.Boolean({
      description: 'It stands where public charts are listed, by what the site says of charts of visitors',
    }),
    hidden: Type.Boolean({ description: 'An editor has hidden it; only its maker and editors still see it' }),
    hiddenReason: OrNull(Type.String(), 'Why it was hidden, for its maker and editors'),
    reportCount: OrNull(
      Type.Integer(),
      'How many messages report it and wait for an editor; only in lists for editors',
    ),
    reports: OrNull(
      Type.Array(Type.Object({ id: Type.String(), message: Type.String(), created: Type.String() })),
      'The newest of them, at most five; only in lists for editors',
    ),
    created: Type.String(),
    updated: Type.String(),
  },
  { title: 'SavedChart' },
);

/** Which of the charts that editors look after. */
export const ModerationState = Type.Enum(['new', 'reported', 'approved', 'hidden'], {
  description:
    'new: public, and nobody has looked at it as it is now; reported: by visitors, public or by link; approved: public, looked at or made by an editor; hidden: from everybody; all public ones where absent',
});

export type VisualisationRecord = Static<typeof VisualisationRecord>;

/** Some fields of a record: those asked for. */
const SomeFields = Type.Partial(VisualisationRecord);

const ListAnswer = Type.Object({
  data: Type.Array(SomeFields),
  meta: Type.Optional(
    Type.Object({
      total_count: Type.Optional(Type.Integer()),
      filter_count: Type.Optional(Type.Integer()),
    }),
  ),
});

/** A list, or the text of the file that was asked for instead. */
export const ListOrFile = Type.Union([ListAnswer, Type.String({ description: 'With `export`' })]);
export type ListOrFile = Static<typeof ListOrFile>;

export const ItemAnswer = Type.Object({ data: VisualisationRecord });

const TranslationsInput = Type.Optional(
  OrNull(
    Type.Record(Type.String(), OrNull(Type.String()), { maxProperties: 50 }),
    'The text in other languages, such as {"fr": "Naissances"}; those that are null or empty are taken out',
  ),
);

const writable = {
  title: Type.Optional(OrNull(Type.String(), 'That of visJSON where absent')),
  notes: Type.Optional(OrNull(Type.String())),
  language: Type.Optional(OrNull(Type.String(), 'The language that title and notes are written in')),
  title_translated: TranslationsInput,
  notes_translated: TranslationsInput,
  visibility: Type.Optional(VisibilityField),
};

const lang = Type.Optional(LanguageTag);

/** One chart, in the language of who reads it. */
export const TextsQuery = Type.Object({ lang });

/** A list of charts, in the language of who reads it. */
export const ChartListQuery = Type.Object({ ...ItemQuery.properties, lang }, { additionalProperties: true });

/** Checked where it is read: its errors name the part of the chart. */
const VisJson = Type.Unknown({
  description:
    'A chart specification as in the answer, or its JSON text; at most 4 MB, without own rows 128 kB',
});

const ignored =
  'What the server makes or knows itself is ignored: id, userId, email, visID, visURL, resource, packageID, chartSVG.';

export const CreateBody = Type.Object(
  { visJSON: VisJson, ...writable },
  { additionalProperties: true, description: ignored },
);

export const ChangeBody = Type.Object(
  { visJSON: Type.Optional(VisJson), ...writable },
  { additionalProperties: true, description: ignored },
);

export const IdParameters = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,64}$' }) });
