import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

interface Message {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  template_type: string;
}

type Kind = 'verification' | 'recovery' | 'login';

/**
 * The code that was last sent to an address. The tests' server has no mail server, so its administrator can read what
 * would have been sent.
 * @param after the code known so far: waits for another one
 */
export async function codeSentTo(
  request: APIRequestContext,
  address: string,
  kind: Kind,
  after?: string,
): Promise<string> {
  let code = '';
  const isThere = async () => {
    code = await newestCode(request, address, kind);
    return code !== '' && code !== after;
  };
  await expect.poll(isThere, { message: `a code for ${address}` }).toBe(true);
  return code;
}

/** The link in the mail that brings the code along. */
export async function linkSentTo(request: APIRequestContext, address: string, kind: Kind): Promise<string> {
  await codeSentTo(request, address, kind);
  const body = await newestBody(request, address, kind);
  return /https?:\/\/\S+flow=\S+/.exec(body)?.[0] ?? '';
}

async function newestCode(request: APIRequestContext, address: string, kind: Kind): Promise<string> {
  return /\b\d{6}\b/.exec(await newestBody(request, address, kind))?.[0] ?? '';
}

// A message can be read only after it was sent.
async function newestBody(request: APIRequestContext, address: string, kind: Kind): Promise<string> {
  return bodyOf(request, address, `${kind}_code_valid`);
}

/** The link in the mail that invites somebody who has no account yet, from the server that keeps its key in `folder`. */
export async function invitationSentTo(
  request: APIRequestContext,
  address: string,
  folder: string,
): Promise<string> {
  let link = '';
  const isThere = async () => {
    const body = await bodyOf(request, address, 'membership_invited', folder);
    link = /https?:\/\/\S+flow=\S+/.exec(body)?.[0] ?? '';
    return link !== '';
  };
  await expect.poll(isThere, { message: `an invitation for ${address}` }).toBe(true);
  return link;
}

/** What the mail of this template to an address says; empty where there is none. */
export async function bodyOf(
  request: APIRequestContext,
  address: string,
  template: string,
  folder?: string,
): Promise<string> {
  const answer = await request.get('/api/.ory/admin/courier/messages', {
    params: { recipient: address },
    headers: { authorization: `Bearer ${administratorKey(folder)}` },
  });
  expect(answer.status()).toBe(200);
  const messages = (await answer.json()) as Message[];
  const sent = messages.find(({ template_type }) => template_type === template);
  return sent?.body ?? '';
}

/** The key of the administrator of the server that keeps its data in this folder: that of all tests, or of one. */
export function administratorKey(folder = process.env.E2E_DATA_DIR ?? ''): string {
  return readFileSync(path.join(folder, 'admin.key'), 'utf8').trim();
}
