export type CourierMessageRow = {
  id: string;
  project_id: string;
  /** `queued`, `processing`, `sent` or `abandoned` */
  status: string;
  /** `email` or `phone` */
  type: string;
  recipient: string;
  subject: string;
  /** Sealed JSON of `{text, html}`: bodies carry codes and links. */
  body: string;
  template_type: string;
  /** How often an attempt was begun. */
  send_count: number;
  /** JSON list of what happened at each attempt. */
  dispatches: string;
  /** When the next attempt is due; while it is being sent, when somebody else may take it up again. */
  send_after: string;
  created_at: string;
  updated_at: string;
};

export type CourierTables = { identity_courier_messages: CourierMessageRow };
