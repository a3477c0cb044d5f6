/** A form as the server knows it, once somebody has begun to write. */
export interface BegunForm {
  token: string;
  /** How much a browser has to work for a message at the moment; 0 for not at all. */
  difficulty: number;
  /** So many seconds after it was begun a message can be sent; nobody writes one faster. */
  wait: number;
}

/** One form of a page, begun when somebody comes to it: pages are kept for everybody and cannot carry a token. */
export interface FormToken {
  /** Asks the server, unless it was asked before. */
  begin(): void;
  /** The form when a message may be sent in it; undefined where the server has not answered, which is no obstacle. */
  ready(): Promise<BegunForm | undefined>;
  /** Forgets it: a form is good for one message. */
  end(): void;
}

/** Makes the form's token, which is fetched when it is needed. */
export function createFormToken(): FormToken {
  let asked: Promise<Arrived | undefined> | undefined;
  const begin = () => (asked ??= fetchForm());
  return {
    begin: () => void begin(),
    ready: async () => {
      const arrived = await begin();
      // Not found out this time: the next message asks again.
      if (!arrived) asked = undefined;
      else await pause(arrived.at + arrived.form.wait * 1000 - performance.now());
      return arrived?.form;
    },
    end: () => {
      asked = undefined;
    },
  };
}

type Arrived = { form: BegunForm; at: number };

async function fetchForm(): Promise<Arrived | undefined> {
  try {
    const answer = await fetch('/api/feedback/form', { headers: { accept: 'application/json' } });
    if (!answer.ok) return undefined;
    return { form: (await answer.json()) as BegunForm, at: performance.now() };
  } catch {
    return undefined;
  }
}

async function pause(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
