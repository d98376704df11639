import type { Game } from '../game.ts'
import { takenTiles } from '../predict.ts'
import { roomTime } from '../world.ts'
import { directionOf, keyAction } from './keys.ts'
import type { Focus } from './keys.ts'
import { needsTile, steerGoal } from './steering.ts'

/** What the keyboard does besides walking. */
export type ChatKeys = { focusChat: () => void; wake: () => void; hasLetters: () => boolean }

/** Walks own dog by arrows and WASD. `tick` is called with every frame, as a held key asks for tile after tile. */
export class WalkingKeys {
  readonly #game: Game
  readonly #held = new Set<string>()
  readonly #listening = new AbortController()
  #direction: number | null = null

  constructor(game: Game, { focusChat, wake, hasLetters }: ChatKeys) {
    this.#game = game
    const { signal } = this.#listening
    document.addEventListener(
      'keydown',
      (event) => {
        const action = keyAction({ ...pressOf(event), type: 'down' }, focusOf(document.activeElement), hasLetters())
        if (action !== 'walk' && action !== 'focus-chat') return
        event.preventDefault()
        if (action === 'focus-chat') return focusChat()
        this.#held.add(event.code)
        this.tick(Date.now())
        wake()
      },
      { signal },
    )
    document.addEventListener('keyup', ({ code }) => this.#held.delete(code), { signal })
    // A key that is let go in another window is never heard of.
    window.addEventListener('blur', () => this.#held.clear(), { signal })
    document.addEventListener('focusin', () => focusOf(document.activeElement) !== 'park' && this.#held.clear(), {
      signal,
    })
  }

  /** Asks for the next tile when it is time; true while a key is held. */
  tick(now: number): boolean {
    const direction = directionOf(this.#held)
    const turned = direction !== this.#direction
    this.#direction = direction
    if (direction === null) return false
    const { world, place } = this.#game
    const dog = world.me === null ? undefined : world.dogs.get(world.me)
    if (!dog || !place) return false
    const moment = { grid: place.grid, walk: dog.walk, now: roomTime(world, now) }
    if (!needsTile(moment, turned)) return true
    const goal = steerGoal(moment, direction, takenTiles(world))
    if (goal) this.#game.walkTo(goal)
    return true
  }

  stop() {
    this.#listening.abort()
  }
}

/** What has the focus, as the keys see it. */
export function focusOf(element: Element | null): Focus {
  if (!element || element === document.body || element.closest('[data-park]')) return 'park'
  return element instanceof HTMLTextAreaElement ? 'chat' : 'control'
}

/** What of an event of the browser tells which key it is. */
type KeyEvent = Pick<
  KeyboardEvent,
  'code' | 'key' | 'keyCode' | 'isComposing' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'repeat'
>

/** The key code of a press that an input method keeps for itself; Safari tells only by it that Enter picks a word. */
const OF_INPUT_METHOD = 229

export function pressOf(event: KeyEvent) {
  return {
    // The keyboards of phones have no places; their Enter has a name.
    code: event.code || event.key,
    isComposing: event.isComposing || event.keyCode === OF_INPUT_METHOD,
    hasModifier: event.ctrlKey || event.altKey || event.metaKey,
    isShift: event.shiftKey,
    isRepeat: event.repeat,
  }
}
