import type { StoredFile } from '@gazetteer/datastore';
import type { SettingsSource } from '@gazetteer/kernel';
import { openApplication } from '../open-application.ts';
import { loadSettings } from '../settings.ts';
import type { Finding } from './finding.ts';

const NAME = 'stored files';

/** Whether every stored file is what was stored: names each that is not, and how to go back. */
export async function* checkFiles(environment: SettingsSource): AsyncGenerator<Finding> {
  const settings = loadSettings({ ...environment, LOG_LEVEL: 'silent' });
  const application = await openApplication(settings, { serves: false });
  const counts: Record<StoredFile['state'], number> = { whole: 0, new: 0, damaged: 0, missing: 0 };
  try {
    for await (const file of application.datastore.checkStoredFiles()) {
      counts[file.state] += 1;
      if (file.state === 'damaged' || file.state === 'missing') yield describe(file);
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    yield { state: 'problem', name: NAME, message, advice: 'check OBJECT_STORE_URL and its keys' };
    return;
  } finally {
    await application.close();
  }
  const many = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'file' : 'files'}`;
  const added = counts.new > 0 ? `; ${many(counts.new)} had no digest and were taken as they are` : '';
  yield { state: 'ok', name: NAME, message: `${many(counts.whole)} as they were stored${added}` };
}

function describe({ key, state, table }: StoredFile): Finding {
  const found = { state: 'problem', name: NAME } as const;
  if (!table) {
    return {
      ...found,
      message: `${key} is ${state}`,
      advice: 'bring it back from a backup, or upload it again',
    };
  }
  const { resourceId, title, version, isCurrent, lastGood } = table;
  const which = isCurrent ? 'the current version' : 'an earlier version';
  const message = `${key} is ${state}: ${which} (${version}) of the table “${title}”, resource ${resourceId}`;
  if (!isCurrent)
    return { ...found, message, advice: 'bring it back from a backup; the current rows are not concerned' };
  return {
    ...found,
    message,
    advice:
      lastGood === null
        ? 'bring it back from a backup, or import the table again: no earlier version can be read'
        : `bring it back from a backup, or go back to version ${lastGood}: npx gazetteer tables restore ${resourceId} ${lastGood}`,
  };
}
