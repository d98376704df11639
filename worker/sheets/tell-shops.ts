import { SHOP_OF_SLOT } from '#durable/rules/items/catalogue.ts'
import { log, loggable } from '#worker/log.ts'
import { dogsInRooms } from '#worker/reach/dogs-now-db.ts'
import { spread } from '#worker/reach/news.ts'
import type { Written } from '#worker/reach/news.ts'

/**
 * Tells the pages of all dogs in a shop that its goods have changed. A page that is not told learns it when it opens the shop, and
 * no purchase is made for a price that it did not show [ED7].
 */
export async function tellShops(park: Parameters<typeof spread>[0]): Promise<void> {
  const dogs = await dogsInRooms(park.db, Object.values(SHOP_OF_SLOT)).catch((error: unknown) => {
    log({ event: 'presence-failed', error: loggable(error).error })
    return []
  })
  await spread(
    park,
    dogs.map((dog): Written => ({ type: 'nudge', dog, about: 'shop' })),
  )
}
