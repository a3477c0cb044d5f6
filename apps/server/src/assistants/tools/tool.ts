import { type Static, type TObject, Type } from 'typebox';
import type { Portal } from '../portal.ts';

/** What a tool answers: a sentence or two for whoever reads it, the typed data, and a picture (PNG) where it drew one. */
export type Answer<Data> = { said: string; data: Data; picture?: Uint8Array };

/** Something an assistant can do here. No tool changes anything. */
export type Tool = {
  name: string;
  title: string;
  /** Tells an assistant what the tool is for, and when another one is better. */
  description: string;
  input: TObject;
  output: TObject;
  /** @throws ToolError, and RequestError as the portal's calls refuse */
  answer(input: unknown, portal: Portal): Promise<Answer<object>>;
};

/** Makes a tool whose input and answer are of the types that its schemas say. A parameter that it does not have is refused. */
export function defineTool<Input extends TObject, Output extends TObject>(
  tool: Omit<Tool, 'input' | 'output' | 'answer'> & {
    input: Input;
    output: Output;
    answer(input: Static<Input>, portal: Portal): Promise<Answer<Static<Output>>>;
  },
): Tool {
  const input = Type.Object(tool.input.properties, { additionalProperties: false });
  // What arrives has been checked against the schema of the input.
  return { ...tool, input, answer: (given, portal) => tool.answer(given as Static<Input>, portal) };
}
