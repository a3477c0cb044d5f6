import type { TextInLanguages } from '@gazetteer/kernel';

/** A licence that a dataset may be published under. */
export type License = {
  id: string;
  title: string;
  url: string;
  /** True when it meets the Open Definition: anyone may use, change and share the data for any purpose. */
  isopen: boolean;
  /** True when it may stand for terms that the data's own page spells out. */
  is_generic: boolean;
  /** What it is called in other languages, where its title is no name. */
  title_translated?: TextInLanguages;
};

const creativeCommons = 'https://creativecommons.org';
const openDataCommons = 'https://opendatacommons.org/licenses';

function open(id: string, title: string, url: string): License {
  return { id, title, url, isopen: true, is_generic: false };
}

function closed(id: string, title: string, url: string): License {
  return { id, title, url, isopen: false, is_generic: false };
}

function generic(id: string, title: string, french: string, isopen: boolean): License {
  return { id, title, title_translated: { fr: french }, url: '', isopen, is_generic: true };
}

/**
 * The licences on offer. Identifiers are SPDX's where it has one; those CKAN ships with stand beside them, because
 * existing catalogues carry them.
 */
export const licenses: readonly License[] = [
  open('CC0-1.0', 'Creative Commons Zero 1.0', `${creativeCommons}/publicdomain/zero/1.0/`),
  open('PDM-1.0', 'Public Domain Mark 1.0', `${creativeCommons}/publicdomain/mark/1.0/`),
  open('CC-BY-4.0', 'Creative Commons Attribution 4.0', `${creativeCommons}/licenses/by/4.0/`),
  open(
    'CC-BY-SA-4.0',
    'Creative Commons Attribution-ShareAlike 4.0',
    `${creativeCommons}/licenses/by-sa/4.0/`,
  ),
  closed(
    'CC-BY-NC-4.0',
    'Creative Commons Attribution-NonCommercial 4.0',
    `${creativeCommons}/licenses/by-nc/4.0/`,
  ),
  closed(
    'CC-BY-ND-4.0',
    'Creative Commons Attribution-NoDerivatives 4.0',
    `${creativeCommons}/licenses/by-nd/4.0/`,
  ),
  open('ODbL-1.0', 'Open Data Commons Open Database License 1.0', `${openDataCommons}/odbl/1-0/`),
  open(
    'PDDL-1.0',
    'Open Data Commons Public Domain Dedication and License 1.0',
    `${openDataCommons}/pddl/1-0/`,
  ),
  open('ODC-By-1.0', 'Open Data Commons Attribution License 1.0', `${openDataCommons}/by/1-0/`),
  open('GODL-India', 'Government Open Data License - India', 'https://www.data.gov.in/Godl'),
  open(
    'OGL-UK-3.0',
    'UK Open Government Licence 3.0',
    'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
  ),
  open('MIT', 'MIT License', 'https://opensource.org/license/mit'),
  open('BSD-3-Clause', 'BSD 3-Clause License', 'https://opensource.org/license/bsd-3-clause'),
  open('ISC', 'ISC License', 'https://opensource.org/license/isc-license-txt'),
  open('Apache-2.0', 'Apache License 2.0', 'https://www.apache.org/licenses/LICENSE-2.0'),
  generic('other-open', 'Other (Open)', 'Autre (ouverte)', true),
  generic('other-pd', 'Other (Public Domain)', 'Autre (domaine public)', true),
  generic('other-at', 'Other (Attribution)', 'Autre (attribution)', true),
  generic('other-nc', 'Other (Non-Commercial)', 'Autre (usage non commercial)', false),
  generic('other-closed', 'Other (Not Open)', 'Autre (non ouverte)', false),
  generic('notspecified', 'License not specified', 'Licence non précisée', false),
  open('cc-zero', 'Creative Commons CCZero', 'http://www.opendefinition.org/licenses/cc-zero'),
  open('cc-by', 'Creative Commons Attribution', 'http://www.opendefinition.org/licenses/cc-by'),
  open(
    'cc-by-sa',
    'Creative Commons Attribution Share-Alike',
    'http://www.opendefinition.org/licenses/cc-by-sa',
  ),
  closed('cc-nc', 'Creative Commons Non-Commercial (Any)', `${creativeCommons}/licenses/by-nc/2.0/`),
  open(
    'odc-odbl',
    'Open Data Commons Open Database License (ODbL)',
    'http://www.opendefinition.org/licenses/odc-odbl',
  ),
  open(
    'odc-pddl',
    'Open Data Commons Public Domain Dedication and License (PDDL)',
    'http://www.opendefinition.org/licenses/odc-pddl',
  ),
  open('odc-by', 'Open Data Commons Attribution License', 'http://www.opendefinition.org/licenses/odc-by'),
  open('gfdl', 'GNU Free Documentation License', 'http://www.opendefinition.org/licenses/gfdl'),
  open(
    'uk-ogl',
    'UK Open Government Licence (OGL)',
    'http://reference.data.gov.uk/id/open-government-licence',
  ),
];

const byId = new Map(licenses.map((license) => [license.id.toLowerCase(), license]));
const byAddress = new Map(
  licenses.filter(({ url }) => url !== '').map((license) => [addressKey(license.url), license]),
);

/** Finds a licence by its identifier in any case, or by its address with or without s in https and the last slash. */
export function findLicense(idOrAddress: string): License | undefined {
  return byId.get(idOrAddress.toLowerCase()) ?? byAddress.get(addressKey(idOrAddress));
}

function addressKey(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '');
}
