import { ApplicationError, type HttpServer, validateAllButBody } from '@gazetteer/kernel';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { draining, takeFiles, WholeFile } from '../http/read-form.ts';
import { tellInfo } from '../http/tell-info.ts';
import { infoOfRefusal } from '../jobs/info-of-refusal.ts';
import {
  BeginHeaders,
  PartHeaders,
  TUS,
  type Upload,
  UploadBody,
  UploadParameters,
  UploadTarget,
} from './resumable.contract.ts';
import {
  beginUpload,
  dropResumable,
  receivePart,
  requireOwnUpload,
  type ResumableUploads,
} from './resumable-uploads.ts';
import type { StoredUpload } from './resumable.store.ts';

const OF_PROTOCOL = 'application/offset+octet-stream';
/** What programs call bytes that they know nothing of, and what the protocol calls them. */
const OF_PARTS = ['application/octet-stream', OF_PROTOCOL];

/**
 * Files that arrive in parts, so that a lost connection loses no more than what was on its way: tus 1.0.0
 * (https://tus.io/protocols/resumable-upload) with its extensions creation, termination and expiration.
 */
export function resumableRoutes(uploads: ResumableUploads): (server: HttpServer) => Promise<void> {
  return async (server) => {
    takeFiles(server);
    tellInfo(server, infoOfRefusal);
    server.addHook('onRequest', async ({ headers }, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'tus-resumable': TUS });
      const asked = headers['tus-resumable'];
      if (asked === undefined || asked === TUS) return;
      reply.header('tus-version', TUS);
      throw new ApplicationError('protocol_unknown', 412, `Only version ${TUS} of tus is spoken here`);
    });

    server.post(
      '/api/uploads',
      {
        schema: {
          operationId: 'beginUpload',
          summary: 'Begin to send a file in parts, for a resource or a new one of a dataset',
          tags: ['tables'],
          querystring: UploadTarget,
          headers: BeginHeaders,
          response: { 201: UploadBody },
        },
      },
      async ({ caller, query, headers }, reply) => {
        const byteSize = Number(headers['upload-length']);
        const filename = filenameOf(headers['upload-metadata'] ?? '');
        const upload = await beginUpload(uploads, caller, query, { byteSize, filename });
        const location = `/api/uploads/${upload.id}`;
        return told(reply.status(201).header('location', location), upload).send(shown(upload));
      },
    );

    server.get(
      '/api/uploads/:id',
      {
        schema: {
          operationId: 'getUpload',
          summary: 'How much of a file has arrived; HEAD tells it in `Upload-Offset`',
          tags: ['tables'],
          params: UploadParameters,
          response: { 200: UploadBody },
        },
      },
      async ({ caller, params }, reply) => {
        const upload = await requireOwnUpload(uploads, caller, params.id);
        return told(reply, upload).send(shown(upload));
      },
    );

    server.patch(
      '/api/uploads/:id',
      {
        config: { takesFiles: true },
        validatorCompiler: validateAllButBody,
        schema: {
          operationId: 'sendPart',
          consumes: OF_PARTS,
          body: WholeFile,
          'x-codegen-request-body-name': 'part',
          summary:
            'Send the next bytes of a file; what has arrived stays, whatever becomes of the connection',
          tags: ['tables'],
          params: UploadParameters,
          headers: PartHeaders,
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const { caller, params, headers } = request;
        if (!OF_PARTS.includes(request.headers['content-type'] ?? ''))
          throw new ApplicationError(
            'media_type_unknown',
            415,
            `The content type of a part is ${OF_PROTOCOL}`,
          );
        const at = { id: params.id, offset: Number(headers['upload-offset']) };
        await draining(request, receivePart(uploads, caller, at, request.raw));
        const upload = await requireOwnUpload(uploads, caller, params.id);
        return told(reply.status(204), upload).send(null);
      },
    );

    server.delete(
      '/api/uploads/:id',
      {
        schema: {
          operationId: 'endUpload',
          summary: 'Throw away what has arrived of a file',
          tags: ['tables'],
          params: UploadParameters,
          response: { 204: Type.Null() },
        },
      },
      async ({ caller, params }, reply) => {
        await dropResumable(uploads, await requireOwnUpload(uploads, caller, params.id));
        return reply.status(204).send(null);
      },
    );
  };
}

/** What the protocol says in headers. */
function told(reply: FastifyReply, { received, byte_size, expires_at }: StoredUpload): FastifyReply {
  return reply.headers({
    'upload-offset': received,
    'upload-length': byte_size,
    'upload-expires': new Date(expires_at).toUTCString(),
  });
}

function shown({ asked_by: _by, byte_size, created_at: _at, ...upload }: StoredUpload): Upload {
  return { ...upload, bytes: byte_size };
}

/** The name in `Upload-Metadata`: keys and values in Base64, with commas between them. */
function filenameOf(metadata: string): string {
  const pairs = metadata.split(',').map((pair) => pair.trim().split(' '));
  const [, value = ''] = pairs.find(([key]) => key === 'filename') ?? [];
  return Buffer.from(value, 'base64').toString('utf8').replaceAll('\0', '').trim().slice(0, 400) || 'file';
}
