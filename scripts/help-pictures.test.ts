import { expect, it } from 'vitest';
import { pictureProblems, sizeOfWebp } from './help-pictures.ts';

it('every picture that the help names is there, small, and of the size that pages leave for it', () => {
  expect(pictureProblems()).toEqual([]);
});

it('the size of a picture is read from its file', () => {
  const extended = Buffer.from('524946460000000057454250565038580a000000000000002f0100c70000', 'hex');
  expect(sizeOfWebp(extended)).toEqual([304, 200]);
  expect(() => sizeOfWebp(Buffer.from('GIF89a, and more than twenty letters'))).toThrow('not a picture');
});
