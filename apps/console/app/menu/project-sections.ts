import {
  IconApps,
  IconArrowsJoin,
  IconBraces,
  IconCertificate,
  IconChecklist,
  IconCode,
  IconDevices,
  IconFileSearch,
  IconFingerprint,
  IconHistory,
  IconHome,
  IconKey,
  IconListDetails,
  IconMail,
  IconPalette,
  IconPlayerPlay,
  IconRoute,
  IconRubberStamp,
  IconSettings,
  IconShieldCheck,
  IconTestPipe,
  IconTrash,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import type { ParseKeys } from 'i18next';

interface ProjectPage {
  /** Below the address of the project; empty for its home. */
  path: string;
  text: ParseKeys;
  icon: typeof IconHome;
  /** Whether it is for owners only, and of no use in the portal's own project. */
  endsProject?: true;
}

interface ProjectSection {
  title: ParseKeys;
  pages: readonly ProjectPage[];
}

/** The sections of a project in the order of its menu, and their pages. */
const projectSections: readonly ProjectSection[] = [
  { title: 'menu.home.title', pages: [{ path: '', text: 'menu.home.home', icon: IconHome }] },
  {
    title: 'menu.identity.title',
    pages: [
      { path: 'identities', text: 'menu.identity.identities', icon: IconUserCircle },
      { path: 'sessions', text: 'menu.identity.sessions', icon: IconDevices },
      { path: 'messages', text: 'menu.identity.messages', icon: IconMail },
      { path: 'methods', text: 'menu.identity.methods', icon: IconFingerprint },
      { path: 'branding', text: 'menu.identity.branding', icon: IconPalette },
      { path: 'schemas', text: 'menu.identity.schemas', icon: IconBraces },
      { path: 'flows', text: 'menu.identity.flows', icon: IconRoute },
    ],
  },
  {
    title: 'menu.oauth2.title',
    pages: [
      { path: 'clients', text: 'menu.oauth2.clients', icon: IconApps },
      { path: 'playground', text: 'menu.oauth2.playground', icon: IconPlayerPlay },
      { path: 'tokens', text: 'menu.oauth2.tokens', icon: IconFileSearch },
      { path: 'consents', text: 'menu.oauth2.consents', icon: IconChecklist },
      { path: 'keys', text: 'menu.oauth2.keys', icon: IconCertificate },
      { path: 'issuers', text: 'menu.oauth2.issuers', icon: IconRubberStamp },
    ],
  },
  {
    title: 'menu.permissions.title',
    pages: [
      { path: 'language', text: 'menu.permissions.language', icon: IconCode },
      { path: 'tuples', text: 'menu.permissions.tuples', icon: IconArrowsJoin },
      { path: 'check', text: 'menu.permissions.check', icon: IconShieldCheck },
      { path: 'tests', text: 'menu.permissions.tests', icon: IconTestPipe },
    ],
  },
  {
    title: 'menu.project.title',
    pages: [
      { path: 'settings', text: 'menu.project.settings', icon: IconSettings },
      { path: 'members', text: 'menu.project.members', icon: IconUsers },
      { path: 'api-keys', text: 'menu.project.keys', icon: IconKey },
      { path: 'revisions', text: 'menu.project.revisions', icon: IconHistory },
      { path: 'audit', text: 'menu.project.audit', icon: IconListDetails },
      { path: 'purge', text: 'menu.project.purge', icon: IconTrash, endsProject: true },
    ],
  },
];

/** The sections and pages that somebody can use in a project; what is offered and what the service allows is the same. */
export function sectionsOfProject(project: { isPortal: boolean; mayOwn: boolean }): ProjectSection[] {
  const mayEnd = project.mayOwn && !project.isPortal;
  return projectSections
    .map(({ title, pages }) => ({ title, pages: pages.filter((page) => mayEnd || !page.endsProject) }))
    .filter(({ pages }) => pages.length > 0);
}
