import { type Answer, errorOfAnswer, RequestError } from '../transport/request-error.ts';
import { parseJson, unreadable } from '../transport/send.ts';

/**
 * Reads the answer of a call by what it says it is: JSON, text, a stream of events, or the bytes of a file.
 * @throws RequestError for a refusal, with all that it says, and for a page where there should be data
 */
export async function readAnswer(operation: string, answer: Response): Promise<Answer<unknown>> {
  const { status, headers } = answer;
  const { data, isAsSaid } = await readBody(answer);
  const response = { data, status, headers };
  if (status >= 400) throw refusal(operation, response);
  if (!isAsSaid) throw unreadable(operation, response);
  return response;
}

/** What an answer holds, and whether that is data of the kind that the answer says. */
async function readBody(answer: Response): Promise<{ data: unknown; isAsSaid: boolean }> {
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (type === 'text/event-stream') return { data: answer.body ?? undefined, isAsSaid: true };
  const isJson = /[/+]json$/.test(type);
  const isText = type === '' || /^text\/|[/+](jwt|javascript|xml)$/.test(type);
  if (!isJson && !isText) return { data: await answer.blob(), isAsSaid: true };
  const body = await answer.text();
  if (body === '') return { data: undefined, isAsSaid: true };
  if (!isJson) return { data: body, isAsSaid: type !== 'text/html' };
  const data = parseJson(body);
  return { data: data ?? body, isAsSaid: data !== undefined };
}

type Told = { code: string | undefined; detail: string | undefined; fields?: unknown };

/** The error for a refusal, by the envelope that it comes in. */
function refusal(operation: string, response: Answer<unknown>): RequestError {
  const { status, data } = response;
  const told = isRecord(data)
    ? (ofOry(status, data) ?? ofOauth(data) ?? ofContent(data) ?? ofFlow(data))
    : undefined;
  if (!told) return errorOfAnswer(operation, response);
  const { code = 'unknown', detail, fields } = told;
  return new RequestError(`Request failed with status code ${status}`, {
    status,
    code,
    detail,
    fields: isRecord(fields) ? (fields as Record<string, string[]>) : undefined,
    operation,
    response,
  });
}

/** `{error: {id, code, reason, message, details}}`, whose code is the status. */
function ofOry(status: number, { error }: Body): Told | undefined {
  if (!isRecord(error) || typeof error['code'] !== 'number') return undefined;
  const { id, reason, message, details } = error;
  return {
    code: text(id) ?? `http_${status}`,
    detail: text(reason) ?? text(message),
    fields: isRecord(details) ? details['fields'] : undefined,
  };
}

/** `{error, error_description}` (RFC 6749, section 5.2). */
function ofOauth({ error, error_description }: Body): Told | undefined {
  return typeof error === 'string' ? { code: error, detail: text(error_description) } : undefined;
}

/** `{errors: [{message, extensions: {code, fields}}]}`. */
function ofContent({ errors }: Body): Told | undefined {
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  if (!isRecord(first)) return undefined;
  const extensions = isRecord(first['extensions']) ? first['extensions'] : {};
  return { code: text(extensions['code']), detail: text(first['message']), fields: extensions['fields'] };
}

/** A flow that is shown again, with what is wrong in its messages. */
function ofFlow({ ui }: Body): Told | undefined {
  if (!isRecord(ui)) return undefined;
  const nodes = Array.isArray(ui['nodes']) ? ui['nodes'].filter(isRecord) : [];
  const messages = [ui['messages'], ...nodes.map((node) => node['messages'])].flat().filter(isRecord);
  const wrong = messages.find(({ type }) => type === 'error');
  return { code: 'form_refused', detail: text(wrong?.['text']) };
}

type Body = Record<string, unknown>;

function isRecord(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
