/** Bugs that are counted for the page of the park's health, by the names that they have in the log. */
export const FAULTS = ['request-failed', 'operation-failed', 'room-failed'] as const
export type CountedFault = (typeof FAULTS)[number]
