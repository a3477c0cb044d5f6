import { Type } from 'typebox';
import { nullable } from '../fields/nullable.ts';

export const DownloadQuery = Type.Object({
  lang: Type.Enum(['en', 'fr'], { default: 'en', description: 'The language of what tells of the data' }),
});

export const DownloadDescription = Type.Object(
  {
    url: Type.String({ description: 'Where the ZIP is' }),
    tables: Type.Array(
      Type.Object({
        resource_id: Type.String(),
        path: Type.String({ description: 'In the ZIP' }),
        rows: Type.Integer(),
        version: Type.Integer(),
      }),
    ),
    files: Type.Array(
      Type.Object({ resource_id: Type.String(), path: Type.String(), bytes: Type.Integer() }),
    ),
    left_out: Type.Array(
      Type.Object({
        resource_id: Type.String(),
        title: Type.String(),
        reason: Type.Enum(['elsewhere', 'original', 'missing'], {
          description:
            'elsewhere: not stored here; original: the file that a table was made from; missing: neither table nor file',
        }),
        address: nullable(Type.String()),
      }),
    ),
    citation: Type.Object({ text: Type.String(), bibtex: Type.String() }),
  },
  { title: 'DatasetDownload', description: 'What the download of a whole dataset holds' },
);
