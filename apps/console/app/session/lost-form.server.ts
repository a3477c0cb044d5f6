import { createContext, data, type RouterContextProvider } from 'react-router';

/** What somebody sent whose session was over by then. */
export interface LostForm {
  /** Where it was sent to. */
  address: string;
  fields: [name: string, value: string][];
}

const lostFormKey = createContext<LostForm | null>(null);

/** Sets aside the fields of a form, so that they can be given back instead of a login page in their place. */
export async function setAside(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { pathname, search }: URL,
): Promise<void> {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  const text = isForm ? await request.clone().text() : '';
  context.set(lostFormKey, { address: pathname + search, fields: [...new URLSearchParams(text)] });
}

/** @throws 401 with the form that was set aside, if one was; the frame's error page gives it back */
export function giveBack(context: Readonly<RouterContextProvider>): void {
  const lost = context.get(lostFormKey);
  if (lost) throw data(lost, { status: 401 });
}
