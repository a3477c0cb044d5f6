import { type Action, defineAction } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { ById, Identifier, IfRevision, Limit, Offset, optional } from '../fields/input-fields.ts';
import { nullable } from '../fields/nullable.ts';
import { PackageSchema } from '../model/dataset.contract.ts';
import { notListedReasons } from '../model/listing.ts';
import { titled } from '../model/titled.ts';
import { listDeleted, restoreDataset } from './bin.ts';
import { LAST_PLACE } from '../search/place-dataset.ts';
import { standings } from './desk.store.ts';
import { showDesk } from './list-desk.ts';
import { notFoundReasons, placeInSearch } from './place-in-search.ts';
import { publishDataset, withdrawDataset } from './publish-dataset.ts';
import { scheduleDataset, sendBackDataset, showStanding, submitDataset } from './submit-dataset.ts';

const MaybeText = nullable(Type.String());
const Note = (description: string) => Type.String({ minLength: 1, maxLength: 10_000, description });
const OnDataset = { id: Identifier, if_revision: IfRevision };
const StandingSchema = Type.Object({
  state: Type.String(),
  private: Type.Boolean(),
  requires_review: Type.Boolean({ description: 'Whether its organisation wants a second pair of eyes' }),
  submitted_at: MaybeText,
  submitted_by: MaybeText,
  publish_at: MaybeText,
  scheduled_by: MaybeText,
  not_listed_because: nullable(
    Type.Enum([...notListedReasons], {
      description: 'Why visitors do not find it in the search, or will not once it is public',
    }),
  ),
});
const NotListed = Type.Enum([...notListedReasons]);
const MOST_WORDS = 30;
const PlacesSchema = Type.Object({
  not_listed_because: nullable(NotListed),
  resources: Type.Array(Type.Object({ id: Type.String(), name: MaybeText, not_listed_because: NotListed }), {
    description: 'Those of its resources that are not in the search',
  }),
  places: Type.Array(
    Type.Object({
      words: Type.String(),
      count: Type.Integer({ description: 'How many datasets visitors find by these words' }),
      place: nullable(
        Type.Integer({ description: `From 1; null where it is not found, or behind the ${LAST_PLACE}th` }),
      ),
      not_found_because: nullable(Type.Enum([...notFoundReasons])),
      missing: Type.Array(Type.String(), { description: 'Those of the words that none of its texts has' }),
    }),
  ),
});
const DeletedSchema = Type.Object({
  ...titled,
  owner_org: MaybeText,
  deleted_at: Type.String(),
  deleted_by: MaybeText,
  restorable_until: Type.String(),
});

const Person = nullable(Type.Object({ id: Type.String(), name: MaybeText }));
const StandingField = Type.Enum([...standings]);
const DeskSchema = Type.Object({
  ...titled,
  organization: nullable(Type.Object(titled)),
  metadata_modified: Type.String(),
  standing: StandingField,
  waits_for_caller: Type.Boolean({ description: 'Whether somebody else has submitted it' }),
  submitted_at: MaybeText,
  submitted_by: Person,
  publish_at: MaybeText,
  scheduled_by: Person,
  withdrawn_because: MaybeText,
  deleted_at: MaybeText,
  deleted_by: Person,
  restorable_until: MaybeText,
});

/** Our calls that lead a dataset to the public, back, and out of the bin. */
export function publishingActions(catalogue: Catalogue): Action[] {
  return [
    deskList(catalogue),
    ...reviewActions(catalogue),
    searchPlaces(catalogue),
    ...publicActions(catalogue),
    ...binActions(catalogue),
  ];
}

function deskList(catalogue: Catalogue): Action {
  return defineAction({
    name: 'dataset_desk_list',
    summary: 'Lists the datasets that the caller edits and how far each is, first those that wait for a look',
    readOnly: true,
    input: Type.Object({
      standing: optional(StandingField),
      organization: optional(Identifier),
      dataset: optional(Identifier),
      q: optional(Type.String({ maxLength: 200, description: 'Part of the title or the name' })),
      limit: Limit,
      offset: Offset,
    }),
    output: Type.Object({
      count: Type.Integer(),
      waiting: Type.Integer({ description: 'How many of them somebody else has submitted' }),
      datasets: Type.Array(DeskSchema),
    }),
    handle: (input, { caller }) => showDesk(catalogue, caller, input),
  });
}

function reviewActions(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'dataset_publication_show',
      summary: 'Says how far a dataset is on its way to the public, to those who edit it',
      readOnly: true,
      input: ById,
      output: StandingSchema,
      handle: ({ id }, { caller }) => showStanding(catalogue, caller, id),
    }),
    defineAction({
      name: 'dataset_submit',
      summary: 'Asks for a second pair of eyes on a dataset that is not public',
      readOnly: false,
      input: Type.Object({ ...OnDataset, note: optional(Note('What to look at')) }),
      output: StandingSchema,
      handle: (input, { caller }) => submitDataset(catalogue, caller, input),
    }),
    defineAction({
      name: 'dataset_send_back',
      summary: 'Gives a submitted dataset back to who works on it',
      readOnly: false,
      input: Type.Object({ ...OnDataset, note: Note('What is to be done') }),
      output: StandingSchema,
      handle: (input, { caller }) => sendBackDataset(catalogue, caller, input),
    }),
    defineAction({
      name: 'dataset_schedule',
      summary: 'Says when a dataset is to be published',
      readOnly: false,
      input: Type.Object({
        ...OnDataset,
        at: nullable(
          Type.String({ maxLength: 100, description: 'ISO 8601 with a zone; null takes the time back' }),
        ),
      }),
      output: StandingSchema,
      handle: (input, { caller }) => scheduleDataset(catalogue, caller, input),
    }),
  ];
}

function searchPlaces(catalogue: Catalogue): Action {
  return defineAction({
    name: 'dataset_search_places',
    summary: 'Says at which place visitors will find a dataset by some words, to those who may publish it',
    readOnly: true,
    input: Type.Object({
      id: Identifier,
      words: Type.Array(Type.String({ minLength: 1, maxLength: 1000 }), {
        minItems: 1,
        maxItems: MOST_WORDS,
        description: 'What visitors may type, each a search of its own',
      }),
    }),
    output: PlacesSchema,
    handle: (input, { caller }) => placeInSearch(catalogue, caller, input),
  });
}

function publicActions(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'dataset_publish',
      summary: 'Makes a dataset public',
      readOnly: false,
      input: Type.Object(OnDataset),
      output: PackageSchema,
      handle: (input, { caller }) => publishDataset(catalogue, caller, input),
    }),
    defineAction({
      name: 'dataset_withdraw',
      summary: 'Makes a public dataset a draft again; its documents answer 410 with the reason',
      readOnly: false,
      input: Type.Object({ ...OnDataset, reason: Note('Why, for everybody to read') }),
      output: PackageSchema,
      handle: (input, { caller }) => withdrawDataset(catalogue, caller, input),
    }),
  ];
}

function binActions(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'dataset_bin_list',
      summary: 'Lists the deleted datasets that the caller edits, last deleted first',
      readOnly: true,
      input: Type.Object({ organization: optional(Identifier), limit: Limit, offset: Offset }),
      output: Type.Array(DeletedSchema),
      handle: (input, { caller }) => listDeleted(catalogue, caller, input),
    }),
    defineAction({
      name: 'dataset_restore',
      summary: 'Takes a deleted dataset out of the bin, where it lies for 30 days',
      readOnly: false,
      input: Type.Object(OnDataset),
      output: PackageSchema,
      handle: (input, { caller }) => restoreDataset(catalogue, caller, input),
    }),
  ];
}
