import { trailTold } from '#app/game/model/around/trail-scent.ts'
import type { TrailTold } from '#app/game/model/around/trail-scent.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { smellsNow } from '#app/game/model/world/smells.ts'
import { tileOf } from '#app/game/model/world/whereabouts.ts'
import { ownDog, roomTime } from '#app/game/model/world/world.ts'
import { walkDuration } from '#durable/rules/walks.ts'

/** How often it is looked whether the own dog has come to where the trail smells otherwise, ms. */
const LOOKS_MS = 400

/** [SC1] What the own dog smells of the day's trail where it is. */
export function trailHere({ world, place }: Pick<Game, 'world' | 'place'>): TrailTold {
  const now = Date.now()
  return place && trailTold(smellsNow(world, now).trail, place.grid, tileOf(world, world.me, { grid: place.grid, now }))
}

/** [SC1] While the nose is down, tells what it smells whenever that has changed and the dog stands. Returns a function that stops it. */
export function followTrail(game: Game): () => void {
  let told = ''
  const timer = setInterval(() => {
    if (Date.now() >= game.world.nosesUntil) return (told = '')
    if (isWalking(game)) return
    const now = JSON.stringify(trailHere(game))
    // What it smells first, the key has told.
    if (told !== '' && told !== now) game.acts.nose()
    told = now
  }, LOOKS_MS)
  return () => clearInterval(timer)
}

function isWalking({ world, place }: Pick<Game, 'world' | 'place'>): boolean {
  const walk = ownDog(world)?.walk
  return walk && place ? walk.startedAt + walkDuration(place.grid, walk) > roomTime(world, Date.now()) : false
}
