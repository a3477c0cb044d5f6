import { type Atrule, type CssNode, type Declaration, parse, walk, type WalkContext } from 'css-tree';
import { type Feature, featureAt, featuresBelow, type Versions, versionsWith } from './feature-support.ts';

/** A feature that a file uses, the line, and the versions of browsers that meet it there. */
export type FeatureUse = { feature: Feature; line: number; versions: Versions };

/** Functions and keywords that belong to types of values, such as `light-dark`, by name. */
const ofTypes = new Map<string, Feature>();
for (const feature of featuresBelow('css', 'types'))
  ofTypes.set(feature.path.split('.').at(-1) ?? '', feature);

/**
 * Lists what a style sheet needs of browsers: properties, their keywords and functions, selectors, at-rules and
 * media features. What stands inside `@supports` is needed only of browsers that have what its condition names.
 */
export function featuresOfStyle(css: string, versions: Versions): FeatureUse[] {
  const uses: FeatureUse[] = [];
  const conditions: Versions[] = [versions];
  walk(parse(css, { positions: true, parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      const line = node.loc?.start.line ?? 0;
      const within = conditions.at(-1) ?? versions;
      uses.push(...featuresOfNode(node, this.atrule).map((feature) => ({ feature, line, versions: within })));
      if (isSupports(node)) conditions.push(versionsWith(conditionOf(node), within));
    },
    leave(node: CssNode) {
      if (isSupports(node)) conditions.pop();
    },
  });
  return uses;
}

function isSupports(node: CssNode): node is Atrule {
  return node.type === 'Atrule' && node.name === 'supports';
}

/** What the condition of an `@supports` rule names. */
function conditionOf({ prelude }: Atrule): Feature[] {
  const features: Feature[] = [];
  if (prelude) walk(prelude, (node) => features.push(...featuresOfNode(node, null)));
  return features;
}

/** @param atrule the rule with an @ that the node stands in */
function featuresOfNode(node: CssNode, atrule: Atrule | null): Feature[] {
  switch (node.type) {
    case 'Declaration':
      return featuresOfDeclaration(node, atrule);
    case 'Atrule':
      return known(featureAt('css', 'at-rules', node.name));
    case 'Feature':
      return known(featureAt('css', 'at-rules', node.kind, node.name));
    case 'FeatureRange':
      return known(featureAt('css', 'at-rules', node.kind, 'range_syntax'));
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return known(featureAt('css', 'selectors', node.name));
    case 'NestingSelector':
      return known(featureAt('css', 'selectors', 'nesting'));
    default:
      return [];
  }
}

function featuresOfDeclaration({ property, value }: Declaration, atrule: Atrule | null): Feature[] {
  const path =
    atrule?.name === 'font-face'
      ? ['css', 'at-rules', 'font-face', property]
      : ['css', 'properties', property];
  const features = known(featureAt(...path));
  walk(value, (node) => {
    if (node.type === 'Identifier') features.push(...known(featureAt(...path, node.name)));
    if (node.type === 'Function')
      features.push(...known(featureAt(...path, node.name) ?? ofTypes.get(node.name)));
    if (node.type === 'Dimension') features.push(...known(featureAt('css', 'types', 'length', node.unit)));
  });
  return features;
}

/**
 * Names that the data does not have are those of CSS modules, or values that every browser knows. What has a prefix is
 * written for one engine beside what the others know.
 */
function known(feature: Feature | undefined): Feature[] {
  return feature && !/\.-[^.]+$/.test(feature.path) ? [feature] : [];
}
