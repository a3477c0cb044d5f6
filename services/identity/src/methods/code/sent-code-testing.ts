import { readOutbox } from '../../courier/outbox-testing.ts';
import type { TestIdentity } from '../../identity-testing.ts';

type Service = Pick<TestIdentity, 'context' | 'project' | 'wait'>;

/** The message that was sent last, with the code and the link in it. Time goes on, so that the next one is later. */
export async function lastMessage({ context, project, wait }: Service) {
  const message = (await readOutbox(context, project.id)).at(-1);
  wait(1);
  if (!message) throw new Error('No message was sent');
  const code = /^\s*(\d{6})\s*$/m.exec(message.text)?.[1] ?? '';
  const link = /^(https?:\/\/\S+[?]\S+)$/m.exec(message.text)?.[1] ?? '';
  return { ...message, code, link };
}

/** Another code than this one. */
export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
