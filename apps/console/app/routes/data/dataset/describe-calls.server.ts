import type { Dataset } from '@gazetteer/client';
import type { WrittenCall } from '@gazetteer/client/ory';
import type { RouterContextProvider } from 'react-router';
import { describeAction } from '../../../datasets/dataset-calls.server.ts';
import type { Step } from './steps.ts';

/** The call behind each form of the page. */
export function describeCalls(
  asking: { context: Readonly<RouterContextProvider> },
  { name: id, metadata_modified, resources }: Dataset,
): Record<Step | 'save' | 'resource' | 'reorder' | 'remove' | 'figures', WrittenCall> {
  const resource = resources[0]?.id ?? 'RESOURCE';
  const at = '2030-01-31T09:00:00Z';
  return {
    save: describeAction(asking, 'package_patch', {
      id,
      notes: 'What it is about',
      if_revision: metadata_modified,
    }),
    publish: describeAction(asking, 'dataset_publish', { id }),
    submit: describeAction(asking, 'dataset_submit', { id, note: 'What to look at' }),
    send_back: describeAction(asking, 'dataset_send_back', { id, note: 'What is to be done' }),
    schedule: describeAction(asking, 'dataset_schedule', { id, at }),
    unschedule: describeAction(asking, 'dataset_schedule', { id, at: null }),
    withdraw: describeAction(asking, 'dataset_withdraw', { id, reason: 'Why, for everybody to read' }),
    delete: describeAction(asking, 'package_delete', { id }),
    restore: describeAction(asking, 'dataset_restore', { id }),
    resource: describeAction(asking, 'resource_patch', { id: resource, name: 'A better title' }),
    reorder: describeAction(asking, 'package_resource_reorder', { id, order: [resource] }),
    figures: describeAction(asking, 'dataset_figures', { id }),
    remove: describeAction(asking, 'resource_delete', { id: resource }),
  };
}
