import type { Access } from '#durable/rules/places/access.ts'
import type { Pack } from '#durable/rules/packs.ts'

/** Who may pass, said once: a room and every door to it have to ask for the same. */
export const ONLY: Readonly<Record<Pack | 'committee' | 'staff', Access>> = {
  banden: { pack: 'banden' },
  klanen: { pack: 'klanen' },
  losjen: { pack: 'losjen' },
  sekten: { pack: 'sekten' },
  selskapet: { pack: 'selskapet' },
  stammen: { pack: 'stammen' },
  committee: { committee: true },
  staff: { moderator: true, admin: true },
}
