/** A text of the reference; English stands in for what is not written in the reader's language, and is marked. */
export interface ReferenceText {
  text: string;
  isEnglish?: true;
}

/** A parameter of a call, or a field of what it takes or answers. */
export interface ReferenceField {
  name: string;
  /** What it may be, in words: “integer”, “list of texts”. */
  kind: string;
  isRequired?: true;
  /** What it is for. */
  text?: ReferenceText;
  /** What holds where it is not given, and its bounds, in words. */
  limits?: string;
  /** The fields of the object that it is, or of those that it lists. */
  fields?: readonly ReferenceField[];
  /** Where the page has these fields already. */
  sameAs?: ReferencePlace;
  /** The anchor by which others refer to its fields. */
  anchor?: string;
}

export interface ReferencePlace {
  anchor: string;
  label: string;
}

/** A field of the form by which a reader tries a call. */
export interface TrialField {
  name: string;
  where: 'path' | 'query';
  /** How it is typed: `json` for objects and lists, `list` for a parameter that may be given several times. */
  control: 'text' | 'integer' | 'number' | 'boolean' | 'choice' | 'list' | 'json';
  isRequired?: true;
  choices?: readonly string[];
  /** Begins the form. */
  example?: string;
  /** What holds where it is left empty. */
  preset?: string;
}

/** What it takes to send a call from a page. */
export interface Trial {
  method: string;
  path: string;
  fields: readonly TrialField[];
  /** JSON that begins the body, for calls that take one, and the names that it must have. */
  body?: { example: string; required: readonly string[] };
}

/** A refusal that a call answers. */
export interface ReferenceRefusal {
  /** A status, or `4XX` for any of its kind. */
  status: string;
  meaning: string;
}

/** A call as lists show it. */
export interface ListedCall {
  /** The anchor of the call, on the list of all calls and on the page of its group. */
  id: string;
  path: string;
  methods: readonly string[];
  summary: ReferenceText;
}

/** A call with all that is said of it. */
export interface ReferenceCall extends ListedCall {
  description?: ReferenceText;
  takes: readonly ReferenceField[];
  /** The kind of body that is no JSON: `multipart/form-data`. */
  bodyKind?: string;
  answer?: { kind: string; fields: readonly ReferenceField[]; sameAs?: ReferencePlace; anchor?: string };
  refusals: readonly ReferenceRefusal[];
  /** The shape of its refusals, by the anchor on the page of errors. */
  envelope: 'own' | 'content' | 'accounts';
  curl: string;
  /** With the client of this project; without one it is a call of `fetch`. */
  javascript: string;
  /** Absent where a page cannot send the call: a file as body, an answer without an end. */
  trial?: Trial;
}

/** Calls about one thing. */
export interface ReferenceGroup {
  name: string;
  title: string;
  text: string;
}

/** A list of names with their meanings: codes of errors, settings of a project. */
export interface ReferenceList {
  anchor: string;
  title: string;
  text: ReferenceText;
  entries: readonly { name: string; mark: string; text: ReferenceText }[];
  /** What is not there, and why. */
  absent?: { title: string; text: string; entries: readonly { name: string; text: ReferenceText }[] };
}

/** A page of the reference below its list of all calls. */
export type ReferencePart =
  | { kind: 'group'; group: ReferenceGroup; calls: readonly ReferenceCall[] }
  | { kind: 'lists'; title: string; lead: string; lists: readonly ReferenceList[] };

/** The reference of the API in one language, made when it is first asked for. */
export interface ApiReference {
  /** Every call, by its group. */
  groups: () => readonly (ReferenceGroup & { calls: readonly ListedCall[] })[];
  /** A group by its name, `errors` or `project-settings`; undefined for other names. */
  part: (name: string) => ReferencePart | undefined;
}
