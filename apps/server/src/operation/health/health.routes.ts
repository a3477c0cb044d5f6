import type { HttpServer } from '@gazetteer/kernel';
import type { OperationContext } from '../operation-context.ts';
import { HealthAnswer } from './health.contract.ts';
import { createHealthReport } from './show-health.ts';

/** How the installation is, for people; monitoring reads `/health/ready` and `/metrics`. */
export function registerHealthRoutes(server: HttpServer, context: OperationContext): void {
  const report = createHealthReport(context);
  server.get(
    '/health',
    {
      schema: {
        operationId: 'getInstallationHealth',
        tags: ['operations'],
        summary: 'Whether every part works, what is stored, and what waits to be done',
        description: 'Sizes are at most a minute old.',
        response: { 200: HealthAnswer },
      },
    },
    async ({ caller }) => report(caller),
  );
}
