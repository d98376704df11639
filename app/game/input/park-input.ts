import type { AimStore } from '#app/game/model/aim.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { PlayerSettings } from '#app/game/model/settings/settings.ts'
import type { ParkInput, ParkSurface } from '#app/game/model/surface.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { actOn } from './act-on-tile.ts'
import { focusChat } from './focus.ts'
import { listenToAim } from './listen-to-aim.ts'
import { listenToPointer } from './pointer.ts'
import { WalkingKeys } from './walking-keys.ts'

type Player = { game: Game; aim: AimStore; settings: PlayerSettings }

/** Handles mouse, touch and keys on the picture of the park, and controls the own dog. */
export function listenToPark(surface: ParkSurface, { game, aim, settings }: Player): ParkInput {
  const keys = new WalkingKeys(game, {
    focusChat,
    wake: surface.wake,
    hasLetters: () => settings.now.letterKeys,
  })
  const walkTo = (tile: Tile) => {
    if (!surface.isShown()) return
    game.walkTo(tile)
    surface.markGoal()
  }
  const choose = (tile: Tile) => {
    if (!surface.isShown()) return
    if (!actOn(game, tile)) return walkTo(tile)
    surface.markGoal()
  }
  const stopPointer = listenToPointer(surface, {
    walkTo,
    choose,
    onDog: (dog) => aim.setState({ cursor: null, chosen: { dog, isByKey: false } }),
    // A sparrow is small and in the way: whoever taps it may have meant the ground, so the dog walks there all the same.
    onCreature: (creature, tile) => {
      game.acts.watch(creature)
      walkTo(tile)
    },
    zoom: {
      percent: () => settings.now.zoomPercent,
      change: (zoomPercent) => zoomPercent !== settings.now.zoomPercent && settings.change({ zoomPercent }),
    },
  })
  const stopAim = listenToAim({ game, aim, seenTiles: surface.seenTiles, choose })
  // The tile cursor and the choices are closed when the dog has another goal or another room.
  const stopListening = game.listen(({ type }) => {
    if (type === 'sent-off' || type === 'elsewhere') aim.setState({ cursor: null, chosen: null })
  })
  return {
    tick: (now) => keys.tick(now),
    stop: () => {
      stopPointer()
      stopAim()
      stopListening()
      keys.stop()
    },
  }
}
