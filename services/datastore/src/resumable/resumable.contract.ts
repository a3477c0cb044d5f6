import { type Static, Type } from 'typebox';
import { nullable, target } from '../jobs/job.contract.ts';

/** The version of the tus protocol (https://tus.io/protocols/resumable-upload) that these calls speak. */
export const TUS = '1.0.0';

export const UploadTarget = Type.Object({
  resource_id: target.resource_id,
  package_id: target.package_id,
});

const Bytes = (description: string) => Type.String({ pattern: '^\\d{1,15}$', description });

export const BeginHeaders = Type.Object({
  'upload-length': Bytes('Bytes of the whole file'),
  'upload-metadata': Type.Optional(
    Type.String({
      maxLength: 2000,
      description: 'Pairs of a key and a value in Base64, as in `filename cmFpbi5jc3Y=`; `filename` is kept',
    }),
  ),
});

export const PartHeaders = Type.Object({
  'upload-offset': Bytes('How many bytes of the file stand before these'),
});

export const UploadParameters = Type.Object({ id: Type.String() });

export const UploadBody = Type.Object(
  {
    id: Type.String(),
    package_id: Type.String(),
    resource_id: nullable(Type.String()),
    filename: Type.String(),
    bytes: Type.Integer({ description: 'Of the whole file' }),
    received: Type.Integer({ description: 'How many of them are here' }),
    expires_at: Type.String({ description: 'It is thrown away then, unless more of it arrives' }),
  },
  { title: 'ResumableUpload', description: 'A file that arrives in parts; only who sends it sees it' },
);
export type Upload = Static<typeof UploadBody>;
