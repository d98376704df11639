/** What the rules can say no with: one closed list for the room, GraphQL and the translations (`refusal.<code>`). */
export const REFUSALS = [
  'no-way-there',
  'too-fast',
  'same-text',
  'too-long',
  'empty',
  'not-signed-in',
  'not-your-dog',
  'dog-is-dead',
  'no-such-room',
  'banned',
  'park-closed',
  'too-many-dogs',
  'name-invalid',
  'name-taken',
  'offer-expired',
  'forbidden',
] as const
export type Refusal = (typeof REFUSALS)[number]
