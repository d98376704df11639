/** The log events that are counted as bugs on the health page of the staff. */
export const FAULTS = ['request-failed', 'operation-failed', 'room-failed'] as const
export type CountedFault = (typeof FAULTS)[number]
