import { request } from '#app/api.ts'
import { graphql } from '#app/graphql.ts'

const PARK_SPRITES = graphql(`
  query ParkSprites {
    parkSprites {
      prefab
      picture
      isLying
      footX
      footY
      ground
    }
  }
`)

/** The things whose pictures administrators have uploaded, as they are published. @throws if the server does not answer */
export async function ownSprites() {
  return (await request(PARK_SPRITES, {})).parkSprites
}

export type OwnSprite = Awaited<ReturnType<typeof ownSprites>>[number]
