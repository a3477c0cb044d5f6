import { escapeHtml } from '@gazetteer/kernel';
import { groups } from './describe-routes.ts';
import { propertiesOf, typeOf, type Property } from './describe-schema.ts';
import { readOperations, type Description, type Operation } from './read-operations.ts';

/** The reference of every call as one page: no script, nothing from other hosts. */
export function renderReferencePage(description: Description, publicUrl: string): string {
  const operations = readOperations(description);
  const sections = groups.flatMap((group) => {
    const members = operations.filter((operation) => operation.group === group.name);
    return members.length > 0 ? [{ ...group, members }] : [];
  });
  const contents = sections.map(
    ({ name, members }) => `<li><a href="#${name}">${name}</a> ${members.length}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API reference</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/reference.css">
</head>
<body>
<header>
<h1>API reference</h1>
<nav aria-label="Elsewhere"><a href="/">Portal</a> <a href="/graphql">GraphQL explorer</a> <a href="/api/openapi.json">OpenAPI description</a> <a href="/api/docs/project-settings">Settings of a project</a></nav>
</header>
<main>
<p>Actions take GET with a query string where they only read, and POST with JSON or a form always. They answer
<code>{"success": true, "result": …}</code>, or <code>{"success": false, "error": …}</code> with the status that fits, as
CKAN does. Reading what is public needs no key; changes need the header <code>Authorization: your-key</code>. Calls about accounts
answer as Ory Kratos does.</p>
<nav aria-label="Groups of calls"><ul>${contents.join('')}</ul></nav>
${sections
  .map(
    (section) => `<section aria-labelledby="${section.name}">
<h2 id="${section.name}">${section.name}</h2>
<p>${section.description}</p>
${section.members.map((operation) => renderOperation(operation, publicUrl)).join('\n')}
</section>`,
  )
  .join('\n')}
</main>
</body>
</html>
`;
}

function renderOperation(operation: Operation, publicUrl: string): string {
  const { id, methods, path, summary, description, result } = operation;
  const badges = methods.map((method) => `<b>${method}</b>`).join(' ');
  const answer = result
    ? `<h3>Answer: ${escapeHtml(typeOf(result))}</h3>${renderProperties(propertiesOf(result))}`
    : '';
  return `<details id="${id}"><summary><code>${escapeHtml(path)}</code> ${badges} <span>${escapeHtml(summary)}</span></summary>
${description && `<p>${escapeHtml(description)}</p>`}
<h3>Takes</h3>
${renderProperties(propertiesOf(operation.input)) || '<p>Nothing.</p>'}
<h3>Example</h3>
<pre tabindex="0"><code>${escapeHtml(curlOf(operation, publicUrl))}</code></pre>
${answer}
</details>`;
}

function renderProperties(properties: Property[]): string {
  if (properties.length === 0) return '';
  const entries = properties.map(({ name, type, required, text, inner }) => {
    const inside =
      inner.length > 0 ? `<details><summary>its fields</summary>${renderProperties(inner)}</details>` : '';
    const mark = required ? ' <em>required</em>' : '';
    return `<dt><code>${escapeHtml(name)}</code> ${escapeHtml(type)}${mark}</dt><dd>${escapeHtml(text)}${inside}</dd>`;
  });
  return `<dl>${entries.join('')}</dl>`;
}

/** A command that makes the call: by GET where that is possible and the input is flat, else as the call wants it. */
function curlOf({ path, methods, group, example, takesBody }: Operation, publicUrl: string): string {
  const address = `${publicUrl}${path}`;
  const entries = Object.entries(example ?? {});
  const isFlat = entries.every(([, value]) => typeof value !== 'object');
  const reads = methods.includes('GET');
  const isPublic = group === 'accounts' || (reads && group !== 'administration');
  const key = isPublic ? '' : ` \\\n  --header 'Authorization: your-key'`;
  if (reads && isFlat) {
    const flags = entries.map(
      ([name, value]) => ` \\\n  --data-urlencode ${quote(`${name}=${String(value)}`)}`,
    );
    return `curl ${flags.length > 0 ? '--get ' : ''}'${address}'${key}${flags.join('')}`;
  }
  const [method] = methods;
  const request = method === 'POST' || reads ? '' : ` --request ${method}`;
  const body = takesBody ? ` \\\n  --json ${quote(JSON.stringify(example ?? {}))}` : '';
  return `curl${request} '${address}'${key}${body}`;
}

/** Text as one word of a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
