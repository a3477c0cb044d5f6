import cluster from 'node:cluster';
import { createLogger } from '@gazetteer/kernel';
import { warmHome } from '@gazetteer/portal';
import { Command } from 'commander';
import { announceFirstAdministrator } from './announce-first-administrator.ts';
import { serveWithWorkers } from '../web-process/serve-with-workers.ts';
import { loadSettings } from '../settings.ts';
import { closingMilliseconds, startServer } from '../start-server.ts';
import { fillWithSample } from './fill-with-sample.ts';
import { giveMemoryBack } from './give-memory-back.ts';
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
      const signal = stopSignal();
      const warm = () => warmHome(application.server, application.site.languages);
      if (isFirstProcess()) console.log(`ready ${application.address}`);
      const print = (line: string) => console.error(line);
      const warned = isFirstProcess() ? warnOfObjectStore(application, print) : undefined;
      // In development the first page waits for changed sources anyway.
      if (mode === 'production') void warm().finally(giveMemoryBack);
      if (isFirstProcess()) await announceFirstAdministrator(application, print);
      if (!isFirstProcess() || !settings.SAMPLE_DATA) return;
      await warned;
      if (await fillWithSample(application, { signal, print })) await warm().finally(giveMemoryBack);
    });
}

/** Aborts when the process is told to stop, which ends what it does behind the requests. */
function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());
  return stopping.signal;
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
