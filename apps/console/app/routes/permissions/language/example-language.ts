/** A small language to begin with: people in teams, folders in folders, and documents in them. */
export const exampleLanguage = `import { Namespace, SubjectSet, Context } from "@ory/keto-namespace-types"

class User implements Namespace {}

class Team implements Namespace {
  related: {
    members: (User | SubjectSet<Team, "members">)[]
  }
}

class Folder implements Namespace {
  related: {
    parents: Folder[]
    editors: (User | SubjectSet<Team, "members">)[]
    viewers: (User | SubjectSet<Team, "members">)[]
  }

  permits = {
    edit: (ctx: Context): boolean =>
      this.related.editors.includes(ctx.subject) ||
      this.related.parents.traverse((parent) => parent.permits.edit(ctx)),

    view: (ctx: Context): boolean =>
      this.related.viewers.includes(ctx.subject) ||
      this.permits.edit(ctx) ||
      this.related.parents.traverse((parent) => parent.permits.view(ctx)),
  }
}

class Document implements Namespace {
  related: {
    folders: Folder[]
    blocked: User[]
  }

  permits = {
    edit: (ctx: Context): boolean =>
      this.related.folders.traverse((folder) => folder.permits.edit(ctx)) &&
      !this.related.blocked.includes(ctx.subject),

    view: (ctx: Context): boolean =>
      this.related.folders.traverse((folder) => folder.permits.view(ctx)) &&
      !this.related.blocked.includes(ctx.subject),
  }
}
`;
