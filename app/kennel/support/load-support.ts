import { request } from '#app/api.ts'
import { requireKennel } from '#app/kennel/require-kennel.ts'
import { MY_SUPPORT } from './queries.ts'

/** The signed-in user and their support; null for who has never supported the park. */
export async function loadSupport() {
  const kennel = await requireKennel()
  const { supporterLink } = await request(MY_SUPPORT, {})
  return { kennel, support: supporterLink }
}
