// Runs the query of the page's form without leaving the page. Without this script the form still works.
const form = document.querySelector('#explorer');
const query = document.querySelector('#query');
const variables = document.querySelector('#variables');
const key = document.querySelector('#key');
const status = document.querySelector('#status');
const answer = document.querySelector('#answer');

let running = new AbortController();

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void run();
});

form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    void run();
  }
});

// A link to a type opens its entry in the reference.
document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href^="#type-"]');
  const entry = link && document.querySelector(link.getAttribute('href'));
  if (entry) entry.open = true;
});

async function run() {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  const values = readVariables();
  if (values === undefined) return show(form.dataset.badVariables, '');
  keepInAddress();
  show(form.dataset.waiting, '');
  const start = performance.now();
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(key.value && { authorization: key.value }),
      },
      body: JSON.stringify({ query: query.value, variables: values }),
      signal,
    });
    const text = await response.text();
    const done = form.dataset.done
      .replace('{status}', response.status)
      .replace(
        '{milliseconds}',
        Math.round(performance.now() - start).toLocaleString(document.documentElement.lang),
      )
      .replace('{bytes}', new Blob([text]).size.toLocaleString(document.documentElement.lang));
    show(done, indent(text));
  } catch {
    if (!signal.aborted) show(form.dataset.failed, '');
  }
}

/** The variables as an object; undefined where they are not JSON. */
function readVariables() {
  if (variables.value.trim() === '') return {};
  try {
    return JSON.parse(variables.value);
  } catch {
    return undefined;
  }
}

function keepInAddress() {
  const address = new URLSearchParams({ query: query.value });
  if (variables.value.trim() !== '') address.set('variables', variables.value);
  history.replaceState(null, '', `/graphql?${address}`);
}

function indent(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function show(statusText, answerText) {
  status.textContent = statusText;
  answer.textContent = answerText;
}
