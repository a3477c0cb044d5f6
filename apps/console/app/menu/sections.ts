import {
  IconAdjustments,
  IconBarrierBlock,
  IconBuildingCommunity,
  IconChartBar,
  IconChartHistogram,
  IconDatabase,
  IconHeartbeat,
  IconHome,
  IconLayoutGrid,
  IconListCheck,
  IconMessage2,
  IconMessageQuestion,
  IconNews,
  IconPhoto,
  IconRefresh,
  IconTextCaption,
  IconUserShield,
} from '@tabler/icons-react';

/** What somebody may do here; `rights.server.ts` asks for it. */
export type Right = 'publish' | 'administer' | 'edit' | 'projects' | 'operate';

/** The sections of the console in the order of its menu, each with the right it needs and the pages it leads to. */
const sections = [
  {
    title: 'menu.portal.title',
    right: 'edit',
    pages: [
      { path: '/console/content', text: 'menu.portal.content', icon: IconNews },
      { path: '/console/front', text: 'menu.portal.front', icon: IconHome },
      { path: '/console/pages', text: 'menu.portal.pages', icon: IconTextCaption },
      { path: '/console/media', text: 'menu.portal.media', icon: IconPhoto },
      { path: '/console/charts', text: 'menu.portal.charts', icon: IconChartBar },
      { path: '/console/feedback', text: 'menu.portal.feedback', icon: IconMessage2 },
    ],
  },
  {
    title: 'menu.data.title',
    right: 'publish',
    pages: [
      { path: '/console/data', text: 'menu.data.datasets', icon: IconDatabase },
      { path: '/console/tasks', text: 'menu.data.tasks', icon: IconListCheck },
      { path: '/console/questions', text: 'menu.data.questions', icon: IconMessageQuestion },
      { path: '/console/figures', text: 'menu.data.figures', icon: IconChartHistogram },
      {
        path: '/console/organizations',
        text: 'menu.data.organizations',
        icon: IconBuildingCommunity,
        right: 'administer',
      },
      { path: '/console/harvest', text: 'menu.data.sources', icon: IconRefresh, right: 'administer' },
    ],
  },
  {
    title: 'menu.projects.title',
    right: 'projects',
    pages: [{ path: '/console/projects', text: 'menu.projects.list', icon: IconLayoutGrid }],
  },
  {
    title: 'menu.operation.title',
    right: 'operate',
    pages: [
      { path: '/console/operation/people', text: 'menu.operation.people', icon: IconUserShield },
      { path: '/console/operation/site', text: 'menu.operation.site', icon: IconAdjustments },
      { path: '/console/operation/maintenance', text: 'menu.operation.maintenance', icon: IconBarrierBlock },
      { path: '/console/operation/health', text: 'menu.operation.health', icon: IconHeartbeat },
    ],
  },
] as const satisfies readonly { title: string; right: Right; pages: readonly MenuPage[] }[];

interface MenuPage {
  path: `/console/${string}`;
  text: string;
  icon: typeof IconNews;
  /** What it takes besides the right to its section. */
  right?: Right;
}

/** The sections that somebody with these rights may use, with the pages in them that they may. */
export function sectionsOpenTo(rights: readonly Right[]) {
  return sections
    .filter(({ right }) => rights.includes(right))
    .map(({ pages, ...section }) => ({ ...section, pages: pages.filter((page) => isOpen(page, rights)) }));
}

function isOpen(page: MenuPage, rights: readonly Right[]): boolean {
  return page.right === undefined || rights.includes(page.right);
}
