import type { Pennons } from '#durable/rules/committee/sitting.ts'
import type { StaffBadge } from '#durable/rules/roles.ts'
import type { SeenDog } from './world.ts'

/** What stands before the name of a dog: a staff badge, or the streamer of the party committee with its pennons. */
export type BadgeSign = StaffBadge | `streamer-${Pennons}`

/** [PC8] The badge of a dog: that of the committee yields to a staff badge. */
export function badgeSignOf({ badge, committee }: Partial<Pick<SeenDog, 'badge' | 'committee'>>): BadgeSign | null {
  return badge ?? (committee ? `streamer-${committee}` : null)
}

/** [PC8] The pennons that the badge of a dog shows; null where it is another badge, or none. */
export function pennonsShown(dog: Pick<SeenDog, 'badge' | 'committee'> | undefined): Pennons | null {
  return dog && dog.badge === null ? (dog.committee ?? null) : null
}
