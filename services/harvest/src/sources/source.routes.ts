import { type Action, defineAction } from '@gazetteer/actions';
import { createSource, updateSource } from './change-sources.ts';
import { removeSource } from './delete-source.ts';
import type { HarvestSources } from './harvest-sources.ts';
import { administeredSource, listRunsOf, listSourcesFor, showRun, showSource } from './show-sources.ts';
import {
  RunInFull,
  RunList,
  RunSchema,
  RunsSchema,
  SourceById,
  SourceCreate,
  SourceDelete,
  SourceDeleted,
  SourceList,
  SourceSchema,
  SourcesSchema,
  SourceUpdate,
} from './source.contract.ts';
import { askForRun, stopRun } from './steer-runs.ts';

/** The calls about sources that refresh themselves, for admins of the organisations that they fill. */
export function sourceActions(sources: HarvestSources): Action[] {
  return [...showingActions(sources), ...changingActions(sources), ...runActions(sources)];
}

function showingActions(sources: HarvestSources): Action[] {
  return [
    defineAction({
      name: 'harvest_source_list',
      summary: 'Lists the sources of the organisations that the caller administers, each with its last run',
      readOnly: true,
      input: SourceList,
      output: SourcesSchema,
      handle: (input, { caller }) => listSourcesFor(sources, caller, input),
    }),
    defineAction({
      name: 'harvest_source_show',
      summary: 'Shows a source from which datasets are brought again and again',
      readOnly: true,
      input: SourceById,
      output: SourceSchema,
      handle: async ({ id }, { caller }) =>
        showSource(sources, await administeredSource(sources, caller, id)),
    }),
    defineAction({
      name: 'harvest_run_list',
      summary: 'Lists the runs of a source, the latest first, with what each changed in numbers',
      readOnly: true,
      input: RunList,
      output: RunsSchema,
      handle: (input, { caller }) => listRunsOf(sources, caller, input),
    }),
    defineAction({
      name: 'harvest_run_show',
      summary: 'Shows a run of a source with the datasets it changed and what failed',
      readOnly: true,
      input: SourceById,
      output: RunInFull,
      handle: ({ id }, { caller }) => showRun(sources, caller, id),
    }),
  ];
}

function changingActions(sources: HarvestSources): Action[] {
  return [
    defineAction({
      name: 'harvest_source_create',
      summary: 'Makes a source that fills an organisation with datasets by a schedule',
      readOnly: false,
      input: SourceCreate,
      output: SourceSchema,
      handle: (input, { caller }) => createSource(sources, caller, input),
    }),
    defineAction({
      name: 'harvest_source_update',
      summary: 'Changes a source, or pauses it; what is not said stays',
      readOnly: false,
      input: SourceUpdate,
      output: SourceSchema,
      handle: (input, { caller }) => updateSource(sources, caller, input),
    }),
    defineAction({
      name: 'harvest_source_delete',
      summary: 'Deletes a source and its runs; its datasets stay, or go to the bin',
      readOnly: false,
      input: SourceDelete,
      output: SourceDeleted,
      handle: async (input, { caller }) => ({ datasets: await removeSource(sources, caller, input) }),
    }),
  ];
}

function runActions(sources: HarvestSources): Action[] {
  return [
    defineAction({
      name: 'harvest_source_run',
      summary: 'Has a source read now; the run goes on in the background',
      readOnly: false,
      input: SourceById,
      output: RunSchema,
      handle: ({ id }, { caller }) => askForRun(sources, caller, id),
    }),
    defineAction({
      name: 'harvest_source_stop',
      summary: 'Ends the run of a source that is under way; what it has written stays',
      readOnly: false,
      input: SourceById,
      output: RunSchema,
      handle: ({ id }, { caller }) => stopRun(sources, caller, id),
    }),
  ];
}
