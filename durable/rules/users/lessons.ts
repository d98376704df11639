/** The lessons that a new player is shown once, in this order. */
export const LESSONS = ['walk', 'say', 'meet', 'door'] as const
export type Lesson = (typeof LESSONS)[number]
