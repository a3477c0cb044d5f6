import { dialog } from '../find-on-page.ts';
import type { Journey } from '../journey.ts';

export const feedback: Journey = {
  name: 'feedback is sent from a dialog, which says what is missing first',
  async walk(visitor) {
    await visitor.open('/initiative');
    await visitor.press('link', 'Share Feedback', 'header');
    await visitor.press('button', 'Submit', dialog);
    await visitor.read('Subject is required');
    await visitor.fill('Full Name', 'Asha Rao', dialog);
    await visitor.fill('Phone Number', '9876543210', dialog);
    await visitor.fill('Email ID', 'asha@example.org', dialog);
    await visitor.fill('Subject', 'Rainfall', dialog);
    await visitor.fill('Message', '1995 is missing.', dialog);
    await visitor.press('button', 'Submit', dialog);
    await visitor.read('Thanks, Your Feedback has been recorded.');
  },
};
