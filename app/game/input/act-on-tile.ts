import { cabinetAt } from '#app/game/model/around/cabinets.ts'
import { mirrorAt } from '#app/game/model/around/mirrors.ts'
import { npcOn } from '#app/game/model/around/npcs-here.ts'
import { openingThingAt } from '#app/game/model/around/opening-things.ts'
import { thingAt, tileBeside } from '#app/game/model/around/surroundings.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { GROUND, groundAt, isWalkable } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'

/**
 * Acts on a tapped tile: talks with the NPC there, picks up the thing there, sniffs at the poop, digs on dig ground, opens
 * what a thing opens, or says what cannot be walked on, while the own dog walks up to it. Returns false if there is nothing
 * to do but walk.
 */
export function actOn(game: Game, tile: Tile): boolean {
  const { place, world, acts } = game
  const npc = place ? npcOn(world, { grid: place.grid, tile }, Date.now()) : undefined
  if (npc !== undefined) {
    acts.meet(npc)
    return true
  }
  const thing = [...world.things.values()].find((one) => isSame(one, tile))
  if (thing) {
    acts.pickUp(thing)
    return true
  }
  const poop = [...world.poops.values()].find((one) => isSame(one, tile))
  if (poop) {
    acts.smell(poop)
    return true
  }
  if (place === null) return false
  if (groundAt(place.grid, tile.x, tile.y) === GROUND.dig) {
    acts.digAt(tile)
    return true
  }
  const cabinet = cabinetAt(place, tile)
  const front = cabinet && tileBeside(place.grid, cabinet)
  if (cabinet && front) {
    acts.openCabinet(cabinet, front)
    return true
  }
  const mirror = mirrorAt(place, tile)
  const before = mirror && tileBeside(place.grid, mirror)
  if (before) {
    acts.goToMirror(before)
    return true
  }
  const opening = openingThingAt(place, tile)
  const there = opening && tileBeside(place.grid, opening.foot)
  if (opening && there) {
    acts.openThing(opening.opens, there)
    return true
  }
  const meant = thingAt(place, tile)
  if (meant === null) return false
  const beside = isWalkable(place.grid, tile.x, tile.y) ? tile : tileBeside(place.grid, meant.foot)
  if (beside) game.walkTo(beside)
  acts.lookAt(meant.noun)
  return true
}

function isSame(one: Tile, other: Tile): boolean {
  return one.x === other.x && one.y === other.y
}
