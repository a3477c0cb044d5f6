import cluster from 'node:cluster';
import { createLogger } from '@gazetteer/kernel';
import { warmHome } from '@gazetteer/portal';
import { Command } from 'commander';
import { announceFirstAdministrator } from './announce-first-administrator.ts';
import type { Application } from '../open-application.ts';
import { loadSampleOnce } from '../sample/load-sample.ts';
import { serveWithWorkers } from '../web-process/serve-with-workers.ts';
import { loadSettings } from '../settings.ts';
import { closingMilliseconds, startServer } from '../start-server.ts';
import { giveMemoryBack } from './give-memory-back.ts';
import { progressBar } from './progress-bar.ts';
import { warnOfObjectStore } from './warn-of-object-store.ts';

/** `gazetteer serve`: the portal and its APIs, until told to stop. */
export function serveCommand(): Command {
  return new Command('serve')
    .description('serve the portal and its APIs; an empty catalogue is filled with the sample first')
    .action(async () => {
      const settings = loadSettings(process.env);
      if (cluster.isPrimary && settings.WORKERS > 1) {
        const log = createLogger(settings.LOG_LEVEL, process.stdout.isTTY);
        return serveWithWorkers(settings.WORKERS, { milliseconds: closingMilliseconds(settings), log });
      }
      const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';
      const application = await startServer(settings, mode).catch(leaveOthers);
      const warm = () => warmHome(application.server, application.site.languages);
      if (isFirstProcess()) console.log(`ready ${application.address}`);
      if (isFirstProcess()) void warnOfObjectStore(application, (line) => console.error(line));
      // In development the first page waits for changed sources anyway.
      if (mode === 'production') void warm().finally(giveMemoryBack);
      if (isFirstProcess()) await announceFirstAdministrator(application, (line) => console.error(line));
      if (!isFirstProcess() || !settings.SAMPLE_DATA) return;
      if (await fillWithSample(application)) await warm().finally(giveMemoryBack);
    });
}

/**
 * The server answers meanwhile; told to stop, it stops, and the next start goes on.
 * @returns whether the catalogue has been filled
 */
async function fillWithSample(application: Application): Promise<boolean> {
  const bar = progressBar('Loading the sample catalogue');
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());
  const report = await loadSampleOnce(application, { progress: bar.update, signal: stopping.signal }).finally(
    bar.stop,
  );
  if (!report || stopping.signal.aborted) return false;
  for (const { name, reason } of report.failed)
    console.error(`the sample's ${name} could not be loaded: ${reason}`);
  console.error(
    `The sample catalogue is loaded: ${report.tables} tables with ${report.rows.toLocaleString('en')} rows.`,
  );
  return true;
}

/** The channel to the process that has started this one would keep it alive. */
function leaveOthers(error: unknown): never {
  cluster.worker?.disconnect();
  throw error;
}

/** Of several web processes one speaks for all, and fills the empty catalogue. */
function isFirstProcess(): boolean {
  return cluster.isPrimary || cluster.worker?.id === 1;
}
