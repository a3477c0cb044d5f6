import { describe, expect, it } from 'vitest';
import { outputsOf, readExamples, toldError, writeProgram } from './document-examples.ts';

const document = `# Rain

\`\`\`sh
export GAZETTEER=http://localhost:3000
\`\`\`

\`\`\`json
{ "curl ": 1 }
\`\`\`

\`\`\`
curl https://data.example.org/rain
\`\`\`

\`\`\`sh
npm start
\`\`\`

<!-- not run: nobody is there -->
\`\`\`python
print("rain")
\`\`\`
`;

describe('the examples of a document', () => {
  it('are its blocks that call an API or prepare for it, with line and language', () => {
    expect(readExamples('docs/rain.md', document)).toEqual([
      { file: 'docs/rain.md', line: 4, language: 'sh', code: 'export GAZETTEER=http://localhost:3000\n' },
      { file: 'docs/rain.md', line: 12, language: 'sh', code: 'curl https://data.example.org/rain\n' },
      {
        file: 'docs/rain.md',
        line: 21,
        language: 'python',
        code: 'print("rain")\n',
        notRun: 'nobody is there',
      },
    ]);
  });

  it('are one program with the address of the portal in place of those of documents', () => {
    const examples = readExamples('rain.md', document).slice(0, 2);
    const program = writeProgram(examples, 'sh', 'http://127.0.0.1:4000');
    expect(program).toContain('export GAZETTEER=http://127.0.0.1:4000\n');
    expect(program).toContain('curl http://127.0.0.1:4000/rain\n');
    expect(program).not.toContain('data.example.org');
  });

  it('are told apart in what the program prints, as far as it came', () => {
    expect(outputsOf('#example-0\none\n#example-1\n{"a": 1}#example-2\n')).toEqual(['one\n', '{"a": 1}', '']);
    expect(outputsOf('')).toEqual([]);
  });

  it('fail where an answer of status 200 tells an error', () => {
    expect(toldError('{"data":null,"errors":[{"message":"no such field"}]}')).toContain('no such field');
    expect(toldError('{"result":{"content":[],"isError":true}}')).toContain('isError');
    expect(toldError('{"result":{"content":[],"isError":false}}')).toBeUndefined();
  });
});
