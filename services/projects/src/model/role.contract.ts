import { Type } from 'typebox';
import { roles } from './ports.ts';

/** What somebody is in a project. */
export const RoleSchema = Type.Enum(roles);
