import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Spot } from './placing.ts'

/** Every window of the park; one of each can be open. */
export const WINDOW_NAMES = [
  'map',
  'bag',
  'profile',
  'shop',
  'mountain',
  'cinema',
  'friends',
  'trade',
  'options',
  'news',
  'sound',
  'report',
  'kick',
  'phrases',
  'calm',
  'help',
  'poop',
  'smelled',
  'pawPrint',
] as const
export type WindowName = (typeof WINDOW_NAMES)[number]

/** `about` is the dog that a window tells of, or the page of the backpack; `isByKey`: it was opened by a key, so the keys go on in it. */
export type OpenWindow = { name: WindowName; about: number | null; isByKey: boolean }

export type WindowsState = {
  /** The topmost last. */
  open: readonly OpenWindow[]
  /** Where each was put. */
  spots: Readonly<Partial<Record<WindowName, Spot>>>
}

/** Where the spots are kept between visits; null where nothing may be kept. */
export type SpotStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEPT_AS = 'voffpark-windows'

/** Which windows are open, which lies over which, and where each was put. */
export class Windows {
  readonly state: StoreApi<WindowsState>
  readonly #storage: SpotStorage | null

  constructor(storage: SpotStorage | null) {
    this.#storage = storage
    this.state = createStore<WindowsState>(() => ({ open: [], spots: keptSpots(storage) }))
  }

  isOpen(name: WindowName): boolean {
    return this.#open.some((window) => window.name === name)
  }

  /** Opens a window on top of the others; one that is open comes up, and tells of another dog. */
  open(name: WindowName, { about = null, isByKey = false }: Partial<Omit<OpenWindow, 'name'>> = {}) {
    this.#show([...this.#without(name), { name, about, isByKey }])
  }

  toggle(name: WindowName, how: Partial<Omit<OpenWindow, 'name'>> = {}) {
    if (this.isOpen(name)) this.close(name)
    else this.open(name, how)
  }

  close(name: WindowName) {
    if (this.isOpen(name)) this.#show(this.#without(name))
  }

  closeAll() {
    if (this.#open.length > 0) this.#show([])
  }

  /** Only the topmost stays. */
  closeOthers() {
    if (this.#open.length > 1) this.#show(this.#open.slice(-1))
  }

  /** Closes the topmost; false where none is open. */
  closeTop(): boolean {
    if (this.#open.length === 0) return false
    this.#show(this.#open.slice(0, -1))
    return true
  }

  raise(name: WindowName) {
    const window = this.#open.find((one) => one.name === name)
    if (window && window !== this.#open.at(-1)) this.#show([...this.#without(name), window])
  }

  move(name: WindowName, spot: Spot) {
    const spots = { ...this.state.getState().spots, [name]: spot }
    this.state.setState({ spots })
    this.#keep(() => this.#storage?.setItem(KEPT_AS, JSON.stringify(spots)))
  }

  /** All windows stand where they stood at first. */
  reset() {
    this.state.setState({ spots: {} })
    this.#keep(() => this.#storage?.removeItem(KEPT_AS))
  }

  get #open(): readonly OpenWindow[] {
    return this.state.getState().open
  }

  #without(name: WindowName): OpenWindow[] {
    return this.#open.filter((window) => window.name !== name)
  }

  #show(open: readonly OpenWindow[]) {
    this.state.setState({ open })
  }

  // A browser whose storage is full, or shut, forgets; the window stands where it was put until the page is left.
  #keep(write: () => void) {
    try {
      write()
    } catch {
      return
    }
  }
}

function keptSpots(storage: SpotStorage | null): WindowsState['spots'] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEPT_AS) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const known = new Map(Object.entries(kept))
    return Object.fromEntries(
      WINDOW_NAMES.flatMap((name) => (isSpot(known.get(name)) ? [[name, known.get(name)]] : [])),
    )
  } catch {
    return {}
  }
}

function isSpot(value: unknown): value is Spot {
  return (
    typeof value === 'object' &&
    value !== null &&
    'x' in value &&
    'y' in value &&
    Number.isFinite(value.x) &&
    Number.isFinite(value.y)
  )
}
