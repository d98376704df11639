/**
 * The storage of the browser. A browser may have none, may forbid it, and it may be full: then nothing is read, nothing is
 * kept, and nothing throws. All other files use this one (.oxlintrc.json); shared/wake-line.ts is a text and has its own
 * `try`.
 */
export class BrowserStorage {
  readonly #find: () => Storage | null | undefined

  /** `find` may throw, or find nothing. */
  constructor(find: () => Storage | null | undefined) {
    this.#find = find
  }

  getItem(key: string): string | null {
    return this.#tried((storage) => storage.getItem(key)) ?? null
  }

  /** Returns whether the text is kept. */
  setItem(key: string, text: string): boolean {
    this.#tried((storage) => storage.setItem(key, text))
    return this.getItem(key) === text
  }

  removeItem(key: string): void {
    this.#tried((storage) => storage.removeItem(key))
  }

  /** Whether anything can be kept at all. */
  keeps(): boolean {
    const isKept = this.setItem(PROBE_KEY, PROBE_KEY)
    this.removeItem(PROBE_KEY)
    return isKept
  }

  #tried<Result>(act: (storage: Storage) => Result): Result | null {
    try {
      const storage = this.#find()
      return storage ? act(storage) : null
    } catch {
      return null
    }
  }
}

const PROBE_KEY = 'voffpark.probe'

/** Kept in this browser for good. */
export const browserStorage = new BrowserStorage(() => globalThis.localStorage)

/** Kept in this tab for as long as it is open. */
export const tabStorage = new BrowserStorage(() => globalThis.sessionStorage)

/**
 * A line for the head of every page. Remix uses the storage of the tab without a `try`, and its links would lead to an
 * error where that is forbidden or missing; there it gets one that keeps nothing. React writes the line as text, so it has
 * no letter that HTML would escape.
 */
export const STORAGE_LINE =
  'try{sessionStorage.getItem(`probe`)}catch(e){Object.defineProperty(window,`sessionStorage`,{configurable:true,value:{getItem(){return null},setItem(){},removeItem(){}}})}'
