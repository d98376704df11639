import { stepCursor } from '#app/game/model/aim.ts'
import type { AimStore, SeenTiles } from '#app/game/model/aim.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { tileOf } from '#app/game/model/world/whereabouts.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { aimAction } from './aim-keys.ts'
import { focusOf, pressOf } from './keys.ts'

export type Aiming = {
  game: Game
  aim: AimStore
  seenTiles: () => SeenTiles
  /** Acts on the tile under the cursor, or walks there. */
  choose: (tile: Tile) => void
}

/** Moves the tile cursor by keyboard. It listens before the walking keys do. Returns a function that stops it. */
export function listenToAim({ game, aim, seenTiles, choose }: Aiming): () => void {
  const chooseTile = (tile: Tile) => {
    const dog = dogOn(game, tile)
    if (dog === null) return choose(tile)
    aim.setState({ chosen: { dog, isByKey: true } })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { cursor, chosen } = aim.getState()
    const { place, world } = game
    if (!place) return
    const isAiming = cursor !== null || chosen !== null
    const action = aimAction({ ...pressOf(event), type: 'down' }, focusOf(document.activeElement), isAiming)
    if (!action || (action.do === 'choose' && !cursor)) return
    event.preventDefault()
    event.stopPropagation()
    if (action.do === 'leave') return aim.setState(chosen ? { chosen: null } : { cursor: null })
    if (action.do === 'choose') return cursor && chooseTile(cursor)
    const from = cursor ?? tileOf(world, world.me, { grid: place.grid, now: Date.now() })
    aim.setState({ cursor: stepCursor(from, action, seenTiles()), chosen: null })
  }
  document.addEventListener('keydown', onKeyDown, { capture: true })
  return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
}

function dogOn({ world, place }: Game, tile: Tile): DogId | null {
  const now = Date.now()
  const isOn = (dog: DogId) => {
    const { x, y } = place ? tileOf(world, dog, { grid: place.grid, now }) : { x: -1, y: -1 }
    return x === tile.x && y === tile.y
  }
  return [...world.dogs.keys()].find((dog) => dog !== world.me && isOn(dog)) ?? null
}
