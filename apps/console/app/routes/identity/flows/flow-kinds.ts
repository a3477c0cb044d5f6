/** The flows that begin without a session; one for settings needs that of the person. */
export const flowKinds = ['login', 'registration', 'recovery', 'verification'] as const;

export type FlowKind = (typeof flowKinds)[number];

/** The kind of flow that a form names; `login` unless it names one. */
export function flowKindOf(text: string | null): FlowKind {
  return flowKinds.find((kind) => kind === text) ?? 'login';
}
