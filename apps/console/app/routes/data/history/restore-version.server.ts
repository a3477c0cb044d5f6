import type { RouterContextProvider } from 'react-router';
import { datasetClient, type Refusal, tryChange } from '../../../datasets/dataset-calls.server.ts';

/** What became of a version that was to hold again. */
export interface RestoreAnswer {
  version: number;
  /** Names of resources that did not come back. */
  leftOut: string[];
  refusal?: Refusal | undefined;
}

/** Puts the description of a version back, unless somebody has changed the dataset since. */
export async function restoreVersion(
  acting: { context: Readonly<RouterContextProvider>; request: Request; params: { dataset: string } },
  form: URLSearchParams,
): Promise<RestoreAnswer> {
  const version = Number(form.get('version'));
  let leftOut: string[] = [];
  const { refusal } = await tryChange(async () => {
    const restored = await datasetClient(acting).action('dataset_restore_version', {
      id: acting.params.dataset,
      version,
      if_revision: form.get('revision'),
    });
    leftOut = restored.left_out.map(({ id, name }) => name || id);
  });
  return { version, leftOut, refusal };
}
