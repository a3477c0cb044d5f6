/** The topics of the help in their order, by the last part of their addresses and by the names of their files. */
export const helpTopics = ['find', 'read', 'download', 'merge', 'chart', 'follow', 'publish', 'api'] as const;

export type HelpTopic = (typeof helpTopics)[number];

/** Where a topic is read. */
export const helpPath = (topic: HelpTopic) => `/help/${topic}`;

/** The addresses of all pages of the help. */
export const helpPaths: readonly string[] = ['/help', ...helpTopics.map(helpPath)];
