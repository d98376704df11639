import type { Game } from '#app/game/model/game/game.ts'
import { ownGround } from '#app/game/model/places/place.ts'
import { takenTiles } from '#app/game/model/world/predict.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import { onKeysLost } from '#app/ui/lost-keys.ts'
import { directionOf, focusOf, keyAction, pressOf, TWICE_MS } from './keys.ts'
import { needsTile, steerGoal } from './steering.ts'

/** What keys do besides walking. */
export type ChatKeys = { focusChat: () => void; wake: () => void; hasLetters: () => boolean }

/**
 * Walks the own dog by arrows and WASD. `tick` is called with every frame, because a held key asks for one tile after
 * the other.
 */
export class WalkingKeys {
  readonly #game: Game
  readonly #held = new Set<string>()
  readonly #listening = new AbortController()
  #direction: number | null = null
  #letGo = { code: '', at: 0 }

  constructor(game: Game, { focusChat, wake, hasLetters }: ChatKeys) {
    this.#game = game
    const { signal } = this.#listening
    document.addEventListener(
      'keydown',
      (event) => {
        const { code, at } = this.#letGo
        const isTwice = code === event.code && Date.now() - at < TWICE_MS
        const press = { ...pressOf(event), type: 'down', isTwice } as const
        const action = keyAction(press, focusOf(document.activeElement), { hasLetters: hasLetters() })
        if (action !== 'walk' && action !== 'curl' && action !== 'focus-chat') return
        event.preventDefault()
        if (action === 'focus-chat') return focusChat()
        if (action === 'curl') return game.rest('curl')
        this.#held.add(event.code)
        this.tick(Date.now())
        wake()
      },
      { signal },
    )
    document.addEventListener(
      'keyup',
      ({ code }) => {
        // After a double press, the next press counts as a first one.
        if (this.#held.delete(code)) this.#letGo = { code, at: Date.now() }
        else this.#letGo = { code: '', at: 0 }
      },
      { signal },
    )
    onKeysLost(() => this.#held.clear(), signal)
    document.addEventListener('focusin', () => focusOf(document.activeElement) !== 'park' && this.#held.clear(), {
      signal,
    })
  }

  /** Asks for the next tile when it is time. Returns whether a key is held. */
  tick(now: number): boolean {
    const direction = directionOf(this.#held)
    const turned = direction !== this.#direction
    this.#direction = direction
    if (direction === null) return false
    const { world, place } = this.#game
    const dog = world.me === null ? undefined : world.dogs.get(world.me)
    if (!dog || !place) return false
    const moment = { grid: ownGround(place, world, now), walk: dog.walk, now: roomTime(world, now) }
    if (!needsTile(moment, turned)) return true
    const goal = steerGoal(moment, direction, takenTiles(world))
    if (goal) this.#game.walkTo(goal)
    return true
  }

  stop() {
    this.#listening.abort()
  }
}
