type Clues = Error & { code?: unknown; $metadata?: { httpStatusCode?: number } };

/** What a store or the way to it said, on one line. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { name, message, code, $metadata } = cause as Clues;
  const status = $metadata?.httpStatusCode;
  // The client says UnknownError where the store gave a name and no words.
  const said = message === 'UnknownError' ? '' : message.split('\n')[0];
  const words = said || (typeof code === 'string' ? code : name);
  const begin = words === name || name === 'Error' ? '' : `${name}: `;
  return `${status ? `${status} ` : ''}${begin}${words}`.replace(/\.$/, '');
}

/** What a person may look at in `OBJECT_STORE_URL`, by how the trial failed. */
export function adviceFor(cause: unknown, place: string): string {
  if (!(cause instanceof Error)) return 'Check OBJECT_STORE_URL.';
  const { name, code, message, $metadata } = cause as Clues;
  const clues = `${name} ${typeof code === 'string' ? code : ''} ${message}`;
  const advice = (place.startsWith('s3:') ? bucketAdvice : folderAdvice).find(([pattern]) =>
    pattern.test(clues),
  );
  if (advice) return advice[1];
  const status = $metadata?.httpStatusCode ?? 0;
  if (status === 401 || status === 403) return bucketRights;
  if (status >= 500) return 'The store itself has a problem: look into its log.';
  return 'Check OBJECT_STORE_URL.';
}

type Advice = readonly (readonly [pattern: RegExp, advice: string])[];

const bucketRights =
  'Check key and secret in OBJECT_STORE_URL, and that they may read, write and delete in this bucket.';

const bucketAdvice: Advice = [
  [
    /wrong version number|EPROTO|ERR_SSL|packet length too long/i,
    'The server seems to speak no TLS: put ?tls=false at the end of OBJECT_STORE_URL.',
  ],
  [
    /HPE_|socket hang up|ECONNRESET/i,
    'Check the port in OBJECT_STORE_URL; ?tls=false belongs there for a server without TLS, and only for that.',
  ],
  [
    /CERT|SELF_SIGNED|LEAF_SIGNATURE/i,
    'The certificate of the server is not trusted here: name its authority in NODE_EXTRA_CA_CERTS.',
  ],
  [/ENOTFOUND|EAI_AGAIN/i, 'Check the host name in OBJECT_STORE_URL.'],
  [
    /ECONNREFUSED|TIMEDOUT|TimeoutError|EHOSTUNREACH/i,
    'Check that the store runs, and host and port in OBJECT_STORE_URL.',
  ],
  [/NoSuchBucket/i, 'Make the bucket, or check its name in OBJECT_STORE_URL.'],
  [/InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|Forbidden/i, bucketRights],
  [/PermanentRedirect|AuthorizationHeaderMalformed|region/i, 'Check the option region of OBJECT_STORE_URL.'],
];

const folderAdvice: Advice = [
  [/ENOSPC|EDQUOT/i, 'Make room on its disk.'],
  [/EROFS|EACCES|EPERM/i, 'Let the user of the server write into this folder.'],
  [/ENOENT|ESTALE|EIO|ENXIO/i, 'Check that the folder is there and its disk is mounted.'],
];
