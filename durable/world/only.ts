import type { Pack } from '#durable/rules/packs.ts'
import type { Access } from '#durable/rules/places/access.ts'

/** The conditions of closed rooms. They are shared, since a room and every door to it must ask for the same. */
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
