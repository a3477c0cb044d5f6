import path from 'node:path';
// TypeScript 7 has no other interface to its checker yet.
import * as ast from 'typescript/unstable/ast';
import { API, type Project, type Symbol as NamedSymbol } from 'typescript/unstable/sync';
import { type Feature, featureAt, lacking, type Versions } from './feature-support.ts';
import { membersNamed, ownersOf, recentNames } from './script-names.ts';

/** A feature that a file uses although browsers lack it. */
export type MissingFeature = { feature: Feature; file: string; line: number };

/**
 * Lists what the scripts of a project use although the versions given lack it: functions and properties of the language
 * and of the DOM, told apart by their types, and elements and attributes in JSX. Syntax is the business of the build.
 * @param config the `tsconfig.json` of the project
 * @param isScript whether a file of the project, by its absolute path, runs in browsers
 */
export function missingInScripts(
  config: string,
  isScript: (file: string) => boolean,
  versions: Versions,
): MissingFeature[] {
  const api = new API({ cwd: path.dirname(config) });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} is no project of TypeScript`);
    const recent = recentNames(versions);
    return project.program
      .getSourceFileNames()
      .filter(isScript)
      .flatMap((file) => missingInFile(project, file, recent, versions));
  } finally {
    api.close();
  }
}

function missingInFile(
  project: Project,
  file: string,
  recent: ReadonlySet<string>,
  versions: Versions,
): MissingFeature[] {
  const source = project.program.getSourceFile(file);
  if (!source) throw new Error(`TypeScript has not read ${file}`);
  const missing: MissingFeature[] = [];
  const note = (features: readonly Feature[], node: ast.Node) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    // Where the data has several features of one name, each browser has to have one of them.
    const [feature] = features;
    if (feature && features.every((one) => lacking(one, versions).length > 0))
      missing.push({ feature, file, line });
  };
  const identifiers: ast.Identifier[] = [];
  const walk = (node: ast.Node): void => {
    // What stands in types alone is gone before a browser sees it.
    if (ast.isTypeNode(node) || ast.isInterfaceDeclaration(node) || ast.isTypeAliasDeclaration(node)) return;
    if (ast.isJsxOpeningElement(node) || ast.isJsxSelfClosingElement(node)) {
      for (const feature of featuresOfElement(node)) note([feature], node);
    }
    if (ast.isIdentifier(node) && recent.has(node.text)) identifiers.push(node);
    node.forEachChild(walk);
  };
  walk(source);
  const symbols = project.checker.getSymbolAtLocation(identifiers);
  identifiers.forEach((identifier, index) => {
    const symbol = propertyTaken(project, identifier) ?? symbols[index];
    if (symbol && isOfPlatform(symbol)) note(featuresOfSymbol(symbol, identifier), identifier);
  });
  return missing;
}

/** The property that a pattern such as `const { share } = navigator` reads by this name. */
function propertyTaken({ checker }: Project, identifier: ast.Identifier): NamedSymbol | undefined {
  const { parent } = identifier;
  if (!ast.isBindingElement(parent) || !ast.isObjectBindingPattern(parent.parent)) return undefined;
  if ((parent.propertyName ?? parent.name) !== identifier) return undefined;
  const type = checker.getTypeAtLocation(parent.parent);
  return type && checker.getPropertyOfType(type, identifier.text);
}

/** Whether TypeScript's own libraries declare it, which describe the language and the DOM. */
function isOfPlatform({ declarations }: NamedSymbol): boolean {
  return declarations.some((declaration) => /\/lib\.[\w.]*d\.ts$/.test(declaration.path));
}

function featuresOfSymbol(symbol: NamedSymbol, identifier: ast.Identifier): readonly Feature[] {
  const { parent } = identifier;
  const declared = symbol.getParent()?.name;
  // The functions of `declare var URL: { canParse(…) }` belong to a type without a name.
  const isNameless = declared === '__type';
  const owner =
    isNameless && ast.isPropertyAccessExpression(parent) && ast.isIdentifier(parent.expression)
      ? parent.expression.text
      : declared;
  for (const one of ownersOf(owner)) {
    for (const [top, ...below] of [
      ['javascript', 'builtins'],
      ['javascript', 'builtins', 'Intl'],
      ['api'],
    ] as const) {
      for (const name of [symbol.name, `${symbol.name}_static`]) {
        const feature = featureAt(top, ...below, ...one, name);
        if (feature) return [feature];
      }
    }
  }
  return membersNamed(symbol.name);
}

function featuresOfElement({
  tagName,
  attributes,
}: ast.JsxOpeningElement | ast.JsxSelfClosingElement): Feature[] {
  const tag = tagName.getText();
  // Components begin with a capital letter.
  if (tag !== tag.toLowerCase()) return [];
  const names = attributes.properties.flatMap((attribute) =>
    ast.isJsxAttribute(attribute) ? [attribute.name.getText().toLowerCase()] : [],
  );
  return [
    featureAt('html', 'elements', tag),
    ...names.map(
      (name) => featureAt('html', 'elements', tag, name) ?? featureAt('html', 'global_attributes', name),
    ),
  ].filter((feature) => feature !== undefined);
}
