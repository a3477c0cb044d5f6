import { codeSentTo, makeAccount, arriveSignedIn, signIn } from '../account.ts';
import { newPerson } from '../../people.ts';
import type { Journey } from '../journey.ts';

export const signUp: Journey = {
  name: 'somebody signs up, is told what is wrong, and confirms the address by the code in a mail',
  async walk(visitor, site) {
    const { email, name, password } = newPerson();
    await visitor.open('/registration?return_to=/initiative');
    await visitor.see('heading', 'Sign Up');
    await visitor.fill('Email', email);
    await visitor.fill('Full name', name);
    await visitor.fill('Password', 'short');
    await visitor.press('button', 'Sign up');
    await visitor.read(/too short/);
    await visitor.fill('Password', password);
    await visitor.press('button', 'Sign up');
    await visitor.see('heading', 'Verify your account');
    await visitor.fill('Code', await codeSentTo(site, email, 'verification'));
    await visitor.press('button', 'Continue');
    await visitor.arrive(/^\/initiative$/);
    await visitor.see('button', 'Your account');
  },
};

export const signInAndOut: Journey = {
  name: 'a wrong password lets nobody in, the right one leads on, and signing out ends it',
  async walk(visitor, site) {
    const person = await makeAccount(site);
    await visitor.open('/login?return_to=/datausage?view=copyright_policy');
    await signIn(visitor, { ...person, password: 'not the one' });
    await visitor.read(/details are incorrect/);
    await signIn(visitor, person);
    await visitor.arrive(/^\/datausage\?view=copyright_policy$/);
    await visitor.press('button', 'Your account');
    await visitor.press('button', 'Logout');
    await visitor.arrive(/^\/login/);
    await visitor.see('link', 'Sign Up', 'header');
  },
};

export const settings: Journey = {
  name: 'a change of the profile is saved, and an authenticator app is shown its code',
  async walk(visitor, site) {
    await arriveSignedIn(visitor, site, '/settings');
    await visitor.fill('Organisation…', 'Directorate of Statistics');
    await visitor.press('button', 'Save');
    await visitor.read('Your changes have been saved.');
    await visitor.press('button', 'Set up an app');
    await visitor.seeAt('[role="img"], img[src^="data:"]');
    await visitor.open('/profile');
    await visitor.read('Directorate of Statistics');
  },
};

export const recovery: Journey = {
  name: 'a forgotten password is replaced by way of a code in a mail',
  async walk(visitor, site) {
    const person = await makeAccount(site);
    await visitor.open('/login');
    await visitor.press('link', 'Forgot Password?');
    await visitor.see('heading', 'Recover your account');
    await visitor.fill('Email', person.email);
    await visitor.press('button', 'Continue');
    await visitor.fill('Code', await codeSentTo(site, person.email, 'recovery'));
    await visitor.press('button', 'Continue');
    await visitor.arrive(/^\/settings\?flow=/);
    await visitor.read('You are signed in. Please change your password');
  },
};
