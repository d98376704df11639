import { request } from '#app/api.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { graphql } from '#app/graphql.ts'

const PACK_BANNERS = graphql(`
  query PackBanners {
    packBanners
  }
`)

/** [PG2] Asks whose banners hang, for the picture. Without an answer none do. */
export async function fetchBanners(game: Game): Promise<void> {
  const { packBanners } = await request(PACK_BANNERS, {})
  game.state.setState(({ world }) => ({ world: { ...world, banners: packBanners } }))
}
