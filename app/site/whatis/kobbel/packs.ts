import type { Pack } from '#durable/rules/packs.ts'

/** The packs in the order of the page: gang, tribe, clan, sect, lodge, company. */
export const PACK_ORDER: readonly Pack[] = ['banden', 'stammen', 'klanen', 'sekten', 'losjen', 'selskapet']
