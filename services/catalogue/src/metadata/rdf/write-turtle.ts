import type { Quad } from '@rdfjs/types';
import { Writer } from 'n3';
import { prefixes } from './graph.ts';

/** Writes statements as Turtle. */
export function writeTurtle(statements: readonly Quad[]): Promise<string> {
  const writer = new Writer({ prefixes });
  writer.addQuads([...statements]);
  return new Promise((resolve, reject) => {
    writer.end((error: Error | null, written: string) => (error ? reject(error) : resolve(written)));
  });
}
