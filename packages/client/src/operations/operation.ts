import type { Answer } from '../transport/request-error.ts';
import type { RequestOptions } from '../transport/send.ts';

/** How a call is sent, as the generator writes it down from the description of the API. Names are those of the wire. */
export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base path, with `{name}` for its parameters, all of which are needed. */
  path: string;
  query?: readonly string[];
  headers?: readonly string[];
  /** The parameter that is the body. */
  body?: string;
  /** Of a form: its fields, which are parameters. */
  fields?: readonly string[];
  /** JSON unless said. */
  bodyAs?: 'form' | 'multipart' | 'text' | 'file';
  /** Nothing in the body is needed: an empty object is sent where there is none. */
  emptyBody?: true;
  /** The parameters that are needed beside those of the path. */
  required?: readonly string[];
  /** Who calls, where keys do not: people by their sessions, OAuth2 clients by their secrets, others by the token, or anybody. */
  by?: 'people' | 'clients' | 'bearers' | 'anybody';
  /** It answers by leading a browser elsewhere. */
  redirects?: true;
};

export type Operations = Readonly<Record<string, Operation>>;

/** A call: what it takes, and what it answers. */
export type Call<Parameters, Data> =
  Partial<Parameters> extends Parameters
    ? (parameters?: Parameters, options?: OperationOptions) => Promise<Answer<Data>>
    : (parameters: Parameters, options?: OperationOptions) => Promise<Answer<Data>>;

/** The id and the secret of an OAuth2 client. */
export type ClientSecret = { clientId: string; clientSecret: string };

export type OperationOptions = RequestOptions & {
  /** By which an OAuth2 client says who it is, at the calls that take it. */
  basic?: ClientSecret;
};

/** The bytes of a file. */
export type FileBody = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | string;
