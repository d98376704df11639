import type { Pack } from '#durable/rules/packs.ts'

/** The packs as the page of them tells of them: gang, tribe, clan, sect, lodge, company. */
export const PACK_ORDER: readonly Pack[] = ['banden', 'stammen', 'klanen', 'sekten', 'losjen', 'selskapet']
