import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files that a park serves to browsers: a copy of those that were built, in its state folder. Workerd holds the folder
 * that it serves open, and a build in the same checkout replaces that of the build: each file of it would then be a 500.
 */
export class ServedFiles {
  readonly #folder: string
  #copies = 0

  constructor(state: string) {
    this.#folder = join(state, 'served')
    // Of a park that was killed.
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Copies the present build. @returns the folder of the copy; the one before stays until `forgetFormer` */
  copy(built: string): string {
    const copy = this.#copyAt(++this.#copies)
    cpSync(built, copy, { recursive: true })
    return copy
  }

  forgetFormer() {
    rmSync(this.#copyAt(this.#copies - 1), { recursive: true, force: true })
  }

  remove() {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #copyAt(number: number): string {
    return join(this.#folder, String(number))
  }
}
