import {
  type Answer,
  openInstallation,
  type Credentials,
  type TestInstallation,
} from '../projects/projects-testing.ts';

/** An installation whose operation is asked about, and what its calls answer. */
export type TestOperation = Omit<TestInstallation, 'call'> & {
  /** Calls an address below /api/operation. */
  call<Body = Record<string, never>>(
    as: Credentials,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Answer<Body>>;
};

/** Opens an installation with people, for the tests of a file. */
export async function openOperation(): Promise<TestOperation> {
  const installation = await openInstallation();
  const { server } = installation.application;
  return {
    ...installation,
    call: async (as, method, path, body) => {
      const headers = { host: 'portal.test', accept: 'application/json', ...as };
      const url = `/api/operation${path}`;
      const answer = await server.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
      const text = answer.body;
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: (text === '' ? {} : JSON.parse(text)) as never,
      };
    },
  };
}
