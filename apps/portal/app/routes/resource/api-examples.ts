import type { TableState } from '../../tables/table-address.ts';
import { tableQuery } from '../../tables/table-query.ts';

export interface ApiExample {
  language: 'curl' | 'python' | 'r' | 'javascript';
  title: string;
  code: string;
}

type Request = {
  publicUrl: string;
  resourceId: string;
  state: TableState;
  columns: readonly { id: string; type: string }[];
};

/** The same question to the table in four languages: the rows on screen, a hundred at a time. */
export function apiExamples({ publicUrl, resourceId, state, columns }: Request): ApiExample[] {
  const { fields, ...narrowed } = tableQuery(state, columns);
  const question = { resource_id: resourceId, ...narrowed, ...(state.columns ? { fields } : {}), limit: 100 };
  const url = `${publicUrl}/api/3/action/datastore_search`;
  const json = JSON.stringify(question, null, 2);
  return [
    { language: 'curl', title: 'curl', code: curl(url, json) },
    { language: 'python', title: 'Python', code: python(url, json) },
    { language: 'r', title: 'R', code: r(url, json) },
    { language: 'javascript', title: 'JavaScript', code: javascript(url, json) },
  ];
}

function curl(url: string, json: string): string {
  // In a shell's single quotes only the quote itself needs care.
  return `curl '${url}' \\\n  --json '${json.replaceAll("'", "'\\''")}'`;
}

function python(url: string, json: string): string {
  // JSON's true, false and null are no words of Python.
  const literal = json.replaceAll(/(?<=: |\[\n? *)(true|false|null)(?=[,\n\]])/g, (word) =>
    word === 'null' ? 'None' : word === 'true' ? 'True' : 'False',
  );
  return `import requests

answer = requests.post("${url}", json=${literal})
answer.raise_for_status()
result = answer.json()["result"]
print(result["total"], "rows")
rows = result["records"]`;
}

function r(url: string, json: string): string {
  return `library(httr2)

question <- ${rText(json)}
result <- request("${url}") |>
  req_body_raw(question, "application/json") |>
  req_perform() |>
  resp_body_json(simplifyVector = TRUE)
rows <- result$result$records`;
}

/** A raw string of R, which takes any text that lacks its closing mark. */
function rText(text: string): string {
  return text.includes(')---"') ? JSON.stringify(text) : `r"---(${text})---"`;
}

function javascript(url: string, json: string): string {
  return `const answer = await fetch('${url}', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(${json.replaceAll('\n', '\n  ')}),
});
const { result } = await answer.json();
console.table(result.records);`;
}
