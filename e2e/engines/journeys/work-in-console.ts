import { Key } from 'selenium-webdriver';
import { arriveAsAdministrator, signIn } from '../account.ts';
import { newPerson } from '../../people.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

/** A word that nothing else has in its name. */
const unique = () => newPerson().password.slice(-8);

export const writeArticle: Journey = {
  name: 'an article is written beside its preview, published and read',
  async walk(visitor, site) {
    const title = `Rain ${unique()}`;
    await arriveAsAdministrator(visitor, site, '/console/content/new');
    await visitor.fill('Title', title);
    await visitor.fill('Text', 'It rains ');
    await visitor.typeWith(Key.CONTROL, 'b');
    await visitor.type('a lot');
    await visitor.waitFor(
      'the preview',
      () =>
        document.querySelector('.editor-preview strong, [aria-label^="Preview"] strong')?.textContent ===
        'a lot',
    );
    await visitor.typeWith(Key.CONTROL, 's');
    await visitor.read(/Saved at \d/);
    await visitor.press('button', 'Publish');
    await visitor.press('button', 'Publish now');
    await visitor.read(/Published at/);
    await visitor.open('/news_blogs');
    await visitor.press('link', title);
    await visitor.see('heading', title);
  },
};

/** Makes a project by the form of the console. @returns the name in its addresses */
async function makeProject(visitor: Visitor): Promise<string> {
  const name = `Roads ${unique()}`;
  await visitor.fill('Name', name);
  await visitor.press('button', 'Create the project');
  await visitor.see('heading', name);
  const address = await visitor.address();
  return address.split('/').at(-1) ?? '';
}

export const manageProject: Journey = {
  name: 'a project is made in the console, gets an account, and lets its person in at its own host',
  async walk(visitor, site) {
    const person = newPerson();
    await arriveAsAdministrator(visitor, site, '/console/projects');
    const slug = await makeProject(visitor);
    await visitor.press('link', 'Make a first account');
    await visitor.fill('Email', person.email);
    await visitor.fill('Full name', person.name);
    await visitor.fill('Password (optional)', person.password);
    await visitor.press('choice', 'The addresses of this person are confirmed');
    await visitor.press('button', 'Make the account');
    await visitor.read(`${person.email} (confirmed)`);
    await visitor.open(`http://${slug}.${new URL(site.url).host}/login`);
    await signIn(visitor, person);
    await visitor.see('button', 'Your account');
  },
};

const tuples = `namespace,object,relation,subject_id,subject_set
Folder,rainfall,viewers,ann,
Document,june,folders,,Folder:rainfall`;

export const checkPermission: Journey = {
  name: 'a permission language is written in the console, tuples are imported, and a permission is checked',
  async walk(visitor, site) {
    await arriveAsAdministrator(visitor, site, '/console/projects');
    const project = `/console/projects/${await makeProject(visitor)}`;
    await visitor.open(`${project}/language`);
    await visitor.press('link', 'Begin with the example');
    await visitor.read('No errors and nothing doubtful.');
    await visitor.press('button', 'Save');
    await visitor.read('The permission language is saved.');
    await visitor.open(`${project}/tuples/import`);
    await visitor.fill('Or the lines themselves', tuples);
    await visitor.press('button', 'Look');
    await visitor.read('2 tuples would be added');
    await visitor.press('button', 'Import');
    await visitor.read('2 tuples are imported');
    await visitor.open(`${project}/check`);
    await visitor.fill('Namespace', 'Document');
    await visitor.fill('Object', 'june');
    await visitor.fill('Relation', 'view');
    await visitor.fill('Subject', 'ann');
    await visitor.press('button', 'Check');
    await visitor.read(/allowed/i);
  },
};
