import { boundTexts, type Caller } from '@gazetteer/kernel';
import type { Static, TObject, TSchema } from 'typebox';
import { checkInput } from './check-input.ts';
import { coerceInput } from './coerce-input.ts';
import type { WrittenJson } from './written-json.ts';

/** A file sent with a request, stored on disk until the request ends. */
export type Upload = { filename: string; path: string };

/** What an action may know of the request beside its input. */
export type ActionCall = {
  caller: Caller;
  /** The address the request came from; absent when it came from this process. */
  address?: string;
  /** Path and query of the request, without the host. */
  url: string;
  method: 'GET' | 'POST';
  /** The files that came with the request, by the field they came in. */
  uploads?: ReadonlyMap<string, Upload>;
  /** The language that texts are asked for in (`lang`); absent where whatever they were written in will do. */
  language?: string;
  /** Aborted when the client goes away. */
  signal?: AbortSignal;
};

/** A named operation of the action API, ready to run on whatever a client sent. */
export type Action = {
  name: string;
  summary: string;
  /** May be called by GET: it changes nothing. */
  readOnly: boolean;
  /** The names of the fields in which a multipart form may bring files; none where it is absent. */
  uploads?: RegExp;
  input: TObject;
  output: TSchema;
  /**
   * Turns text into the types of the input schema, checks it and runs the action. The result may be `WrittenJson`.
   * @throws invalid_input that names every wrong field, or what the action itself throws
   */
  run(given: Record<string, unknown>, call: ActionCall): Promise<unknown>;
};

/** Defines an action: its schemas type the handler, check the input and document the call. */
export function defineAction<Input extends TObject, Output extends TSchema>(definition: {
  name: string;
  summary: string;
  readOnly: boolean;
  uploads?: RegExp;
  input: Input;
  output: Output;
  handle(input: Static<Input>, call: ActionCall): Promise<Static<Output> | WrittenJson<Static<Output>>>;
}): Action {
  const { handle, ...described } = definition;
  const input = boundTexts(definition.input);
  return {
    ...described,
    input,
    run: async (given, call) => handle(checkInput(input, coerceInput(input, given)), call),
  };
}
