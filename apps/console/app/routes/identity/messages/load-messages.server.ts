import { describeCall } from '../../../project/describe-call.server.ts';
import { nextPageToken } from '../../../project/next-page.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { messageStatuses } from './message-statuses.ts';

const pageSize = 50;

/**
 * One page of messages, of those that the address asks for by `status` and `recipient`.
 * @throws Response as `readForPage`
 */
export async function loadMessages(asking: ProjectArguments & { url: URL }) {
  const { searchParams } = asking.url;
  const status = messageStatuses.find((one) => one === searchParams.get('status'));
  const recipient = searchParams.get('recipient')?.trim() ?? '';
  const pageToken = searchParams.get('page_token');
  const filters = { ...(status ? { status } : {}), ...(recipient === '' ? {} : { recipient }) };
  const listing = projectClient(asking).listCourierMessages({
    ...filters,
    pageSize,
    ...(pageToken ? { pageToken } : {}),
  });
  const { data, headers } = await readForPage(asking, listing);
  return {
    query: { status, recipient },
    messages: data,
    next: nextPageToken(headers),
    calls: [
      describeCall(asking, 'listCourierMessages', { ...filters, pageSize }),
      describeCall(asking, 'getCourierMessage', { id: data[0]?.id ?? 'MESSAGE' }),
      describeCall(asking, 'resendCourierMessage', {
        id: data.find(({ resend_until }) => resend_until)?.id ?? 'MESSAGE',
      }),
    ],
  };
}

export type ListedMessage = Awaited<ReturnType<typeof loadMessages>>['messages'][number];
