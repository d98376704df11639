import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { ReceivedFavour } from '#app/game/model/account/dog-queries.ts'
import { FAVOURS } from '#durable/rules/life/favours.ts'

/** The newest that are kept: more than the server names at once, so that none of those is told again. */
const KEPT_MAX = 2 * FAVOURS.most

export type ToldFavoursOptions = {
  /** Null where nothing may be kept. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null
  /** Each own dog has its own. */
  dogId: number
}

/** [U7] Of which favours the player has been told, in this browser: the server names them for some days. */
export class ToldFavours {
  /** Their ids, the one told last at the end. */
  readonly state: StoreApi<readonly string[]>
  readonly #storage: ToldFavoursOptions['storage']
  readonly #key: string

  constructor({ storage, dogId }: ToldFavoursOptions) {
    this.#storage = storage
    this.#key = `voffpark.told.${dogId}`
    this.state = createStore<readonly string[]>(() => this.#kept())
  }

  tell({ id }: ReceivedFavour) {
    const told = [...this.state.getState().filter((one) => one !== id), id].slice(-KEPT_MAX)
    this.state.setState(told, true)
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(told))
    } catch {
      // The storage is full or forbidden: it is told once more after a reload.
    }
  }

  #kept(): readonly string[] {
    try {
      const kept: unknown = JSON.parse(this.#storage?.getItem(this.#key) ?? '[]')
      return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
    } catch {
      return []
    }
  }
}

/** The oldest of which the player has yet to be told. */
export function firstUntold(favours: readonly ReceivedFavour[], told: readonly string[]): ReceivedFavour | null {
  return favours.find(({ id }) => !told.includes(id)) ?? null
}
