import { redirect, type RouterContextProvider } from 'react-router';
import { datasetClient, type Refusal, tryChange } from '../../../datasets/dataset-calls.server.ts';

interface Acting {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: { dataset: string };
}

/** Publishes a dataset and leads back to its page. @returns why it was refused */
export async function publishDataset(acting: Acting, form: URLSearchParams): Promise<{ refusal: Refusal }> {
  const id = acting.params.dataset;
  const on = { id, if_revision: form.get('revision') };
  const { refusal } = await tryChange(() => datasetClient(acting).action('dataset_publish', on));
  if (!refusal) throw redirect(`/console/data/${id}?done=publish`);
  return { refusal };
}
