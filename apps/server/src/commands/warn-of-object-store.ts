import { ObjectStoreDown } from '@gazetteer/datastore';
import type { Application } from '../open-application.ts';

/**
 * Tries the object store at the start, and where it does not work tells `print` which store, what was asked and what to
 * look at. The process serves all the same: it is not ready until the store is back, and then is by itself.
 */
export async function warnOfObjectStore(
  { datastore }: Pick<Application, 'datastore'>,
  print: (line: string) => void,
): Promise<void> {
  try {
    await datastore.context.objects.tryOut();
  } catch (error) {
    print(
      error instanceof ObjectStoreDown ? error.sentence : `The object store does not work: ${String(error)}`,
    );
    print('/health/ready answers 503 until it does.');
  }
}
