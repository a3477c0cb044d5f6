export type WriteMethod = 'insert' | 'update' | 'upsert';
