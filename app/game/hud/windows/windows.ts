import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { WindowSpot } from './placing.ts'

/**
 * A window of the park, by which it is opened. Only one of each can be open, and its position is stored by its name.
 * `answers` is the request whose refusal the window itself shows.
 */
export type ParkWindow = { readonly name: string; readonly answers?: ClientMessage['type'] }

/**
 * `about` is the id of a dog, the page of the backpack or the index of a game in `GAMES`. `isByKey`: it was opened by a
 * key and takes the focus.
 */
export type OpenWindow = { window: ParkWindow; about: number | null; isByKey: boolean }

export type WindowsState = {
  /** The open windows, the topmost last. */
  open: readonly OpenWindow[]
  /** The positions to which windows were moved. */
  spots: Readonly<Partial<Record<string, WindowSpot>>>
}

/** The storage of the positions; null if the browser forbids it. */
export type SpotStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEPT_AS = 'voffpark-windows'

/** The open windows, their order, and their positions. */
export class Windows {
  readonly state: StoreApi<WindowsState>
  readonly #storage: SpotStorage | null

  constructor(storage: SpotStorage | null, all: readonly ParkWindow[] = []) {
    this.#storage = storage
    this.state = createStore<WindowsState>(() => ({ open: [], spots: keptSpots(storage, all) }))
  }

  isOpen(window: ParkWindow): boolean {
    return this.#open.some((one) => one.window === window)
  }

  /** Opens a window on top of the others. One that is open already is raised and gets the new subject. */
  open(window: ParkWindow, { about = null, isByKey = false }: Partial<Omit<OpenWindow, 'window'>> = {}) {
    this.#show([...this.#without(window), { window, about, isByKey }])
  }

  toggle(window: ParkWindow, how: Partial<Omit<OpenWindow, 'window'>> = {}) {
    if (this.isOpen(window)) this.close(window)
    else this.open(window, how)
  }

  close(window: ParkWindow) {
    if (this.isOpen(window)) this.#show(this.#without(window))
  }

  closeAll() {
    if (this.#open.length > 0) this.#show([])
  }

  /** Closes all windows but the topmost. */
  closeOthers() {
    if (this.#open.length > 1) this.#show(this.#open.slice(-1))
  }

  /** Closes the topmost window. Returns false if none is open. */
  closeTop(): boolean {
    if (this.#open.length === 0) return false
    this.#show(this.#open.slice(0, -1))
    return true
  }

  raise(window: ParkWindow) {
    const raised = this.#open.find((one) => one.window === window)
    if (raised && raised !== this.#open.at(-1)) this.#show([...this.#without(window), raised])
  }

  move(window: ParkWindow, spot: WindowSpot) {
    const spots = { ...this.state.getState().spots, [window.name]: spot }
    this.state.setState({ spots })
    this.#keep(() => this.#storage?.setItem(KEPT_AS, JSON.stringify(spots)))
  }

  /** Moves all windows back to their first positions. */
  reset() {
    this.state.setState({ spots: {} })
    this.#keep(() => this.#storage?.removeItem(KEPT_AS))
  }

  get #open(): readonly OpenWindow[] {
    return this.state.getState().open
  }

  #without(window: ParkWindow): OpenWindow[] {
    return this.#open.filter((one) => one.window !== window)
  }

  #show(open: readonly OpenWindow[]) {
    this.state.setState({ open })
  }

  // If the storage is full or forbidden, positions last until the page is left.
  #keep(write: () => void) {
    try {
      write()
    } catch {
      return
    }
  }
}

function keptSpots(storage: SpotStorage | null, all: readonly ParkWindow[]): WindowsState['spots'] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEPT_AS) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const known = new Map(Object.entries(kept))
    return Object.fromEntries(all.flatMap(({ name }) => (isSpot(known.get(name)) ? [[name, known.get(name)]] : [])))
  } catch {
    return {}
  }
}

function isSpot(value: unknown): value is WindowSpot {
  return (
    typeof value === 'object' &&
    value !== null &&
    'x' in value &&
    'y' in value &&
    Number.isFinite(value.x) &&
    Number.isFinite(value.y)
  )
}
