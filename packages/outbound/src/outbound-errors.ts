import { ApplicationError, timedOut, tooLarge } from '@gazetteer/kernel';

/** 400: an address that must not be called; the message names the rule. */
export function addressRefused(message: string): ApplicationError {
  return new ApplicationError('address_refused', 400, message);
}

/** Whether an address was not called because it must not be. */
export function isRefusedAddress(error: unknown): error is ApplicationError {
  return error instanceof ApplicationError && error.code === 'address_refused';
}

/** 502: the other server is not there, breaks off or does not speak HTTP. */
export function unreachable(message: string, cause?: unknown): ApplicationError {
  return new ApplicationError('unreachable', 502, message, { cause });
}

export function answerTooLarge(url: URL, maxBytes: number): ApplicationError {
  return tooLarge(`${url.host} sends more than the ${maxBytes.toLocaleString('en')} bytes allowed`);
}

export function tooSlow(url: URL, milliseconds: number): ApplicationError {
  return timedOut(`${url.host} sent nothing for ${milliseconds / 1000} seconds`);
}

export function tookTooLong(url: URL, milliseconds: number): ApplicationError {
  return timedOut(`${url.host} was not done after ${milliseconds / 1000} seconds`);
}

/**
 * Turns a failure into an error for the caller: our own errors stay, any failure of the network becomes
 * `unreachable`.
 */
export function toOutboundError(url: URL, error: unknown): ApplicationError {
  if (error instanceof ApplicationError) return error;
  return unreachable(`${url.host} cannot be read: ${reasonOf(error)}`, error);
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it broke off',
  ERR_STREAM_PREMATURE_CLOSE: 'it broke off',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  ETIMEDOUT: 'it does not answer',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('Z_') || code.startsWith('ERR_BROTLI')) return 'its compression is broken';
  if (code.startsWith('HPE_')) return 'it does not speak HTTP';
  return reasons[code] ?? (code || 'it broke off');
}
