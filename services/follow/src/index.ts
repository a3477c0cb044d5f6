export { type FollowOptions, type FollowService, followService } from './follow-service.ts';
export { followMigrations } from './model/follow.migrations.ts';
export type {
  Change,
  ChangePort,
  Comparison,
  MailPort,
  NewsMail,
  ReaderPort,
  TablePort,
} from './model/ports.ts';
export { type PersonalFollows, personalFollows } from './personal-follows.ts';
