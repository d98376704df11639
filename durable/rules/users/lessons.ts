/**
 * The lessons that a new player is shown once, in this order: to walk, to say hello, to dig, to wear something, to sniff
 * another dog, and to go through a door. Each page writes down in the account what was done.
 */
export const LESSONS = ['walk', 'say', 'dig', 'wear', 'meet', 'door'] as const
export type Lesson = (typeof LESSONS)[number]
