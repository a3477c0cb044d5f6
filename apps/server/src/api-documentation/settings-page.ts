import { absentIdentitySettings, ProjectSettingsSchema } from '@gazetteer/identity';
import { escapeHtml } from '@gazetteer/kernel';
import { absentOauthSettings, OauthSettings } from '@gazetteer/oauth';
import type { AbsentSettings } from '@gazetteer/ory';
import { absentPermissionSettings, PermissionSettings } from '@gazetteer/permissions';
import type { TSchema } from 'typebox';
import { defaultOf, isRequired, leavesOf, meaningOf } from './list-settings.ts';

type Part = { service: string; title: string; schema: TSchema; ory: string; absent: AbsentSettings };

const parts: readonly Part[] = [
  {
    service: 'identity',
    title: 'Accounts',
    schema: ProjectSettingsSchema,
    ory: 'Ory Kratos',
    absent: absentIdentitySettings,
  },
  {
    service: 'oauth2',
    title: 'OAuth2 and OpenID Connect',
    schema: OauthSettings,
    ory: 'Ory Hydra',
    absent: absentOauthSettings,
  },
  {
    service: 'permission',
    title: 'Permissions',
    schema: PermissionSettings,
    ory: 'Ory Keto',
    absent: absentPermissionSettings,
  },
];

/** Every setting of a project as one page, made from the schemas that check them. */
export function renderSettingsPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Settings of a project</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/reference.css">
</head>
<body>
<header>
<h1>Settings of a project</h1>
<nav aria-label="Elsewhere"><a href="/console/projects">Console</a> <a href="/api/docs">API reference</a></nav>
</header>
<main>
<p>They are checked before anything changes, and hold from the next request on. What is not set has its default. Durations are
written like <code>90s</code>, <code>15m</code> or <code>24h</code>.</p>
<nav aria-label="Services"><ul>${parts.map(({ service, title }) => `<li><a href="#${service}">${title}</a></li>`).join('')}</ul></nav>
${parts.map(renderPart).join('\n')}
</main>
</body>
</html>
`;
}

/** A text with what stands between backticks as code. */
function withCode(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function renderPart({ service, title, schema, ory, absent }: Part): string {
  const settings = leavesOf(schema).map(([name, property]) => {
    const standard = defaultOf(property);
    const holds = standard === undefined ? '' : `default <code>${escapeHtml(standard)}</code>`;
    const mark = isRequired(property) ? '<em>required</em>' : holds;
    return `<dt><code>${escapeHtml(name)}</code> ${mark}</dt><dd>${withCode(meaningOf(property))}</dd>`;
  });
  const others = Object.entries(absent).map(
    ([name, why]) => `<dt><code>${escapeHtml(name)}</code></dt><dd>${withCode(why)}</dd>`,
  );
  return `<section aria-labelledby="${service}">
<h2 id="${service}">${title}: <code>services.${service}.config</code></h2>
<dl>${settings.join('')}</dl>
<details><summary>Of ${ory}, and not here</summary>
<p>Left out with a warning where they are given.</p>
<dl>${others.join('')}</dl>
</details>
</section>`;
}
