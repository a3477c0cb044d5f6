import { createReadStream } from 'node:fs';
import { badFile } from './import-refusal.ts';

/** One record of a JSON text as it stands there. */
export type JsonElement = { line: number; text: string };

const CHUNK_BYTES = 1024 * 1024;
/** What a record may have: a text is kept in memory no longer than that. */
export const MOST_CHARACTERS = 64 * 1024 * 1024;
// Lists further inside a document are values of its records, not its table.
const DEEPEST_LIST = 4;

/**
 * The elements of the first list of objects in a JSON document (RFC 8259), one after the other: the document
 * itself, or a list inside its objects such as `data` or `result.records`. `path` gets its place.
 * @throws invalid_input on `file` when there is no such list, or it does not end
 */
export async function* readJsonElements(path: string, place: { path: string }): AsyncGenerator<JsonElement> {
  const splitter = createElementSplitter(place);
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    yield* splitter.push(decoder.decode(chunk as Buffer, { stream: true }));
    if (splitter.done()) return;
  }
  splitter.end();
}

type ListState = { depth: number; start: number; line: number };

function createElementSplitter(place: { path: string }) {
  const structure = /["{}[\],:\n]/g;
  let text = '';
  let at = 0;
  let line = 1;
  let ended = false;
  const containers: string[] = [];
  const keys: string[] = [];
  let lastString = '';
  let list: ListState | undefined;

  function* scan(): Generator<JsonElement> {
    for (;;) {
      structure.lastIndex = at;
      const found = structure.exec(text);
      if (!found) {
        at = text.length;
        return;
      }
      const position = found.index;
      const sign = found[0];
      at = position + 1;
      if (sign === '\n') line += 1;
      else if (sign === '"') {
        const end = endOfString(text, at);
        if (end < 0) {
          at = position;
          return;
        }
        if (!list) lastString = text.slice(at, end);
        at = end + 1;
      } else if (list) {
        const element = inList(list, sign, position);
        if (element) yield element;
        if (ended) return;
      } else if (!outside(sign, position)) return;
    }
  }

  /** Outside of the list that is looked for. False: what follows has to be seen first. */
  function outside(sign: string, position: number): boolean {
    if (sign === '[') {
      const next = /\S/.exec(text.slice(at, at + 10_000))?.[0];
      if (next === undefined) {
        at = position;
        return false;
      }
      if (next === '{' && !containers.includes('[') && containers.length <= DEEPEST_LIST) {
        list = { depth: 0, start: at, line };
        place.path = keys.slice(0, containers.length).join('.');
        return true;
      }
    }
    if (sign === '{' || sign === '[') containers.push(sign);
    if (sign === '}' || sign === ']') containers.pop();
    if (sign === ':') keys[containers.length - 1] = lastString;
    return true;
  }

  function inList(state: ListState, sign: string, position: number): JsonElement | undefined {
    if (sign === '{' || sign === '[') {
      state.depth += 1;
      return undefined;
    }
    const closes = sign === '}' || sign === ']';
    if (closes && state.depth > 0) {
      state.depth -= 1;
      return undefined;
    }
    if (state.depth > 0 || (sign !== ',' && !closes)) return undefined;
    const raw = text.slice(state.start, position);
    const element = raw.trim();
    const before = raw.slice(0, raw.length - raw.trimStart().length).split('\n').length - 1;
    const result = { line: state.line + before, text: element };
    state.start = position + 1;
    state.line = line;
    ended = closes;
    return element === '' ? undefined : result;
  }

  return {
    *push(piece: string): Generator<JsonElement> {
      const kept = list ? list.start : at;
      text = text.slice(kept) + (text === '' && piece.startsWith('\uFEFF') ? piece.slice(1) : piece);
      at -= kept;
      if (list) list.start = 0;
      if (text.length > MOST_CHARACTERS) throw badFile({ code: 'json_value_too_long' }, line);
      yield* scan();
    },
    done: () => ended,
    end(): void {
      if (list && !ended) throw badFile({ code: 'json_ends_in_list' }, line);
      if (!ended && containers.length > 0) throw badFile({ code: 'json_ends_in_value' }, line);
      if (!ended) throw badFile({ code: 'json_without_list' });
    },
  };
}

/** The closing quotation mark of a string whose text begins at `from`. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return -1;
}
