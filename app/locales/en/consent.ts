/** Loaded with the cookie dialog alone, by `consent-dialog.client.ts`. English is the source of its shape. */
export const consent = {
  title: 'Cookie preferences',
  intro: 'The park sets no cookies but those it needs, and nothing from others is loaded before you say so.',
  save: 'Save my choice',
  necessaryOnly: 'Only what is needed',
  all: 'Allow all',
  close: 'Close',
  needed: 'What the park needs',
  neededText:
    'Your language, your sign-in, this choice and a random number that keeps out who is banned. Without them, the gate does not open.',
  video: 'Videos from YouTube',
  videoText:
    'Somebody in the park may share a video. YouTube then sets cookies of its own. Say no, and you get a link instead.',
}

export type ConsentTexts = Record<keyof typeof consent, string>
