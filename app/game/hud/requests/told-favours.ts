import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { ReceivedFavour } from '#app/game/model/account/dog-queries.ts'
import { FAVOURS } from '#durable/rules/life/favours.ts'

/** How many ids are kept: more than the server sends at once, so that none of those is shown again. */
const KEPT_MAX = 2 * FAVOURS.most

export type ToldFavoursOptions = {
  /** Null if storage is forbidden. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null
  /** Each dog has a key of its own. */
  dogId: number
}

/** [U7] The favours that the player has seen in this browser. The server sends each for some days. */
export class ToldFavours {
  /** Their ids, the latest at the end. */
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
      // The storage is full or forbidden: after a reload the favour is shown again.
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

/** The oldest favour that the player has not seen. */
export function firstUntold(favours: readonly ReceivedFavour[], told: readonly string[]): ReceivedFavour | null {
  return favours.find(({ id }) => !told.includes(id)) ?? null
}
