import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home/page.tsx'),
  route('search', 'routes/search/page.tsx'),
  route('p/:dataset', 'routes/dataset/page.tsx'),
  route('p/:dataset/r/:resource', 'routes/resource/page.tsx'),
  route('initiative', 'routes/initiative/page.tsx'),
  route('datausage', 'routes/data-usage/page.tsx'),
  route('news_blogs', 'routes/news/page.tsx', { id: 'news' }),
  route('news_blogs/news', 'routes/news/page.tsx', { id: 'news-only' }),
  route('login', 'routes/login/page.tsx'),
  route('registration', 'routes/registration/page.tsx'),
  route('recovery', 'routes/recovery/page.tsx'),
  route('verification', 'routes/verification/page.tsx'),
  route('settings', 'routes/account/page.tsx', { id: 'settings' }),
  route('profile', 'routes/account/page.tsx', { id: 'profile' }),
  route('logout', 'routes/logout/action.ts'),
  route('visualise', 'routes/visualise/page.tsx'),
  route('feedback', 'routes/feedback/page.tsx'),
  route('quick-search', 'routes/quick-search/data.ts'),
  route('error', 'routes/error/page.tsx'),
  route('*', 'routes/not-found/page.tsx'),
] satisfies RouteConfig;
