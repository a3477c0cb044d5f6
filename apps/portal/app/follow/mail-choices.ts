/** How somebody is told of what they follow, in the order in which forms offer it. */
export const mailChoices = ['daily', 'at_once', 'none'] as const;
export type MailChoice = (typeof mailChoices)[number];

/** What a form says; once a day where it says nothing that there is. */
export function readMailChoice(text: string | null): MailChoice {
  return mailChoices.find((choice) => choice === text) ?? 'daily';
}
