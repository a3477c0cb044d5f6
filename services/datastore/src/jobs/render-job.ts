import type { Job, JobReport } from './job.contract.ts';
import type { StoredJob } from './job-tables.ts';

/** Rejected rows beyond these are in the file of rejected rows. */
const REJECTED_SHOWN = 100;

/** A job as the API shows it. In a list its report has no rejected rows. */
export function renderJob(job: StoredJob, rejectedShown = REJECTED_SHOWN): Job {
  const report = reportOf(job);
  const shown = report && { ...report, rejected: report.rejected.slice(0, rejectedShown) };
  const { id, resource_id, package_id, sheet, state, phase, fraction, rows } = job;
  return {
    id,
    resource_id,
    package_id,
    new_resource: job.title !== null,
    source: { kind: job.source_kind, name: job.source_name },
    sheet,
    sheets: JSON.parse(job.sheets ?? '[]') as string[],
    state,
    phase,
    fraction,
    rows,
    report: shown,
    error: JSON.parse(job.error ?? 'null') as Job['error'],
    created_at: job.created_at,
    started_at: job.started_at,
    finished_at: job.finished_at,
  };
}

/** The rows that were left out, as CSV (RFC 4180). */
export function rejectedRows(job: StoredJob): string {
  const rows = (reportOf(job)?.rejected ?? []).map(({ line, column, value, reason, row }) =>
    [line, column ?? '', value ?? '', reason, row ?? ''].map(cell).join(','),
  );
  return ['line,column,value,reason,row', ...rows, ''].join('\r\n');
}

function reportOf(job: StoredJob): JobReport | null {
  return JSON.parse(job.report ?? 'null') as JobReport | null;
}

// What begins like a formula is kept from being one: people open such files in a spreadsheet.
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
