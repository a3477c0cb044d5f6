type SystemError = Error & {
  code: string;
  address?: string;
  hostname?: string;
  port?: number;
  path?: string;
  syscall?: string;
};

/** Whether the operating system has refused something, such as a file or a port. */
export function isSystemError(error: unknown): error is SystemError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^E[A-Z]+$/.test(error.code)
  );
}

/** What the system has refused, why, and what a person may look at, in one line. */
export function describeSystemError(error: SystemError): string {
  const { code, message, hostname, path, syscall } = error;
  if (syscall === 'listen') return describeListening(error);
  if (syscall === 'getaddrinfo') {
    return `No address is known for ${hostname}: check HOST, and how this machine resolves names.`;
  }
  if (path === undefined) return message;
  const obstacle = syscall === 'mkdir' ? obstacles.get(code) : undefined;
  if (obstacle !== undefined) {
    return `${obstacle(path)}: name another folder, for the server's own data in DATA_DIR.`;
  }
  return [`${path} cannot be used: ${reasonOf(error)}.`, adviceFor(code)].join(' ').trim();
}

/** What keeps a folder from being made, whoever asks for it. */
const obstacles = new Map<string, (path: string) => string>([
  ['EEXIST', (path) => `There is a file at ${path}, where a folder is needed`],
  ['ENOTDIR', (path) => `There is a file on the way to ${path}, where a folder is needed`],
  ['ENOENT', (path) => `No folder can be made at ${path}`],
]);

function describeListening(error: SystemError): string {
  const { code, address, port } = error;
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${address} is taken: stop what listens there, or set PORT to another one.`;
  }
  const where = port === undefined ? address : `port ${port} of ${address}`;
  return `The server cannot listen on ${where}: ${reasonOf(error)}. Check HOST and PORT.`;
}

/** What the system says, without the code, the call and what it was about. */
function reasonOf({ message, address }: SystemError): string {
  const [, reason = message] = /^(?:\w+ )?E[A-Z]+: (.*?)(?:, \w+(?: '.*')?)?$/s.exec(message) ?? [];
  return address === undefined ? reason : (reason.split(` ${address}`)[0] ?? reason);
}

function adviceFor(code: string): string {
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) {
    return 'Check that this user may read and write there, and that DATA_DIR is the folder that was meant.';
  }
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'Make room on its disk.' : '';
}
