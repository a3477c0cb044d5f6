import type { Project } from '../model/projects/project.ts';
import { ensureCsrfToken, maskCsrfToken } from './csrf.ts';
import type { Flow } from './flow.ts';
import type { Visit } from '../http/visit.ts';

/** The flow as its caller may see it. The CSRF token is masked anew each time; API flows carry none. */
export function renderFlow(project: Project, flow: Flow, visit: Visit) {
  const { internal: _internal, project_id: _project, identity_id: _identity, kind, ui, ...shown } = flow;
  const token = flow.type === 'browser' ? maskCsrfToken(ensureCsrfToken(project, visit)) : '';
  const nodes = ui.nodes.map((node) =>
    node.type === 'input' && node.attributes.name === 'csrf_token'
      ? { ...node, attributes: { ...node.attributes, value: token } }
      : node,
  );
  const oauth = kind === 'login' || kind === 'registration';
  return {
    ...shown,
    ui: { ...ui, nodes },
    created_at: flow.issued_at,
    ...(oauth ? { oauth2_login_challenge: flow.oauth2_login_challenge ?? null } : {}),
  };
}
