export type CourierMessageRow = {
  id: string;
  project_id: string;
  status: string;
  type: string;
  recipient: string;
  subject: string;
  /** Sealed: bodies carry codes and links. */
  body: string;
  template_type: string;
  send_count: number;
  /** JSON list of what happened at each attempt. */
  dispatches: string;
  /** When the next attempt is due. */
  send_after: string;
  created_at: string;
  updated_at: string;
};

export type CourierTables = { identity_courier_messages: CourierMessageRow };
