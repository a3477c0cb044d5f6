import { openApplication, type Application } from '../open-application.ts';
import { loadSettings } from '../settings.ts';

/**
 * Opens the stores for one command, and closes them however it ends. The log is kept to errors: the command
 * itself says what it does, and is not held back by the limit on visitors' requests.
 */
export async function withApplication<Result>(
  work: (application: Application) => Promise<Result>,
): Promise<Result> {
  const application = await openApplication(
    loadSettings({ LOG_LEVEL: 'error', ...process.env, RATE_LIMIT: '0' }),
    { serves: false },
  );
  try {
    return await work(application);
  } finally {
    await application.close();
  }
}
