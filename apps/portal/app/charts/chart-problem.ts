import { isRequestError } from '@gazetteer/client';
import { OwnRowsLost } from './own-rows.ts';
import { PlacesUnknown } from './places-unknown.ts';

/** Why there is no chart; `code` is one of `visualise.builder.problem`. */
export interface ChartProblem {
  code: string;
  field?: string;
  channel?: string;
  message: string;
}

/** Problems that the builder has words of its own for, by the status of an answer. */
const byStatus: Record<number, string> = {
  401: 'denied',
  403: 'denied',
  404: 'not_found',
  408: 'timed_out',
  413: 'too_large',
  429: 'busy',
  503: 'busy',
  504: 'timed_out',
};

/** What went wrong, as `visualise.builder.problem` names it: a chart that cannot be, or an answer that did not come. */
export function problemOf(error: unknown): ChartProblem {
  if (isRequestError(error)) {
    const said = Object.values(error.fields).flat().join(' ') || error.detail || error.message;
    const { code, field, channel } = error.info ?? {};
    return {
      code: byStatus[error.status] ?? (typeof code === 'string' ? code : error.code),
      message: said,
      ...(typeof field === 'string' && { field }),
      ...(typeof channel === 'string' && { channel }),
    };
  }
  if (error instanceof OwnRowsLost) return { code: 'own_rows_lost', message: error.message };
  if (error instanceof PlacesUnknown)
    return { code: 'places_unknown', field: error.field, channel: 'geo', message: error.message };
  if (isChartFault(error)) {
    const { code, field, channel, message } = error;
    return { code, message, ...(field && { field }), ...(channel && { channel }) };
  }
  return { code: 'unknown', message: error instanceof Error ? error.message : String(error) };
}

interface ChartFault extends Error {
  code: string;
  field?: string | undefined;
  channel?: string | undefined;
}

function isChartFault(error: unknown): error is ChartFault {
  return error instanceof Error && error.name === 'ChartError' && 'code' in error;
}
