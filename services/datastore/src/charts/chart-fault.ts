import { ApplicationError, type FieldErrors } from '@gazetteer/kernel';

type Place = {
  /** Column the fault is about. */
  field?: string | undefined;
  channel?: string | undefined;
  position?: number | undefined;
  params?: Readonly<Record<string, unknown>> | undefined;
};

/**
 * A chart that cannot be drawn as asked. `info.code` is stable, so that pages can say it in the reader's language;
 * `info.channel` and `info.field` name where.
 * @param path the part of the specification that the message is about
 */
export function chartFault(code: string, path: string, message: string, place: Place = {}): ApplicationError {
  const fields: FieldErrors = { [path]: [message] };
  return new ApplicationError('invalid_input', 400, `${path}: ${message}`, {
    fields,
    info: infoOf(code, place),
  });
}

/** The version a chart was made from is gone; `info.current_version` is what there is. */
export function chartVersionGone(resourceId: string, version: number, current: number): ApplicationError {
  return new ApplicationError(
    'gone',
    410,
    `The rows of version ${version} are no longer kept; the table is at version ${current} now`,
    { info: { code: 'version_gone', resource_id: resourceId, version, current_version: current } },
  );
}

/** What is wrong with a merge, told as part of the chart that is drawn of it. */
export function mergeFault(error: unknown): unknown {
  if (!(error instanceof ApplicationError) || !error.fields || error.info?.['code']) return error;
  const fields = Object.entries(error.fields).map(
    ([name, texts]) => [`source.merge.${name}`, texts] as const,
  );
  return new ApplicationError<string>(error.code, error.status, error.message, {
    cause: error,
    fields: Object.fromEntries(fields),
    info: { code: 'merge_impossible' },
  });
}

/** A failure of any kind, with a code in `info`, so that whoever draws has one place to look. */
export function withCode(error: unknown): unknown {
  if (!(error instanceof ApplicationError) || error.info?.['code'] !== undefined) return error;
  const { code, status, message, fields, info } = error;
  return new ApplicationError<string>(code, status, message, {
    cause: error,
    info: { ...info, code },
    ...(fields ? { fields } : {}),
  });
}

function infoOf(code: string, { field, channel, position, params }: Place): Record<string, unknown> {
  return {
    code,
    ...(field === undefined ? {} : { field }),
    ...(channel === undefined ? {} : { channel }),
    ...(position === undefined ? {} : { position }),
    ...(params && Object.keys(params).length > 0 ? { params } : {}),
  };
}
