/** What the rules can say no with: one closed list for the room, GraphQL and the translations (refusal-texts.ts). */
export const REFUSALS = [
  'banned',
  'dog-is-dead',
  'dog-name-taken',
  'empty',
  'forbidden',
  'link-expired',
  'name-invalid',
  'no-such-room',
  'no-way-there',
  'not-signed-in',
  'not-your-dog',
  'offer-expired',
  'park-closed',
  'same-text',
  'sign-in-expired',
  'too-fast',
  'too-long',
  'too-many-dogs',
  'username-taken',
] as const
export type Refusal = (typeof REFUSALS)[number]
