import { HOUSES } from '#app/art/park/houses/houses.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'

/** The house of each pack on Pack Lane, 178 by 168 with its shadow. */
export function drawPacks(): Frames {
  return Object.fromEntries(
    Object.entries(HOUSES).map(([pack, draw]) => {
      const { body, shadow } = draw()
      return [`pack-${pack}`, shadow.blit(body, 0, 0)]
    }),
  )
}
