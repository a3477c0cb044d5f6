/** What the team is told about a message from a visitor, or about what somebody wrote back to an answer. */
export type TeamMessage = {
  id: string;
  kind: 'feedback' | 'contact' | 'reply';
  name: string;
  email: string;
  phone: string;
  subject: string | null;
  message: string;
  page: string | null;
};

/** The way to the team's mailbox; implemented where the process is composed. */
export type TeamMail = {
  /** Has a mail sent once the transaction under way is committed; whoever answers it writes to the visitor. */
  send(message: TeamMessage): Promise<void>;
};
