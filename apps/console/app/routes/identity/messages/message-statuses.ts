/** What can have become of a message, in the order in which it comes to pass. */
export const messageStatuses = ['queued', 'processing', 'sent', 'abandoned'] as const;
