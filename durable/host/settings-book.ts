import { type WordFilter, filterWith } from '#durable/rules/filter/filter.ts'
import { type RoomSettings, settingsFrom } from '#durable/rules/staff/settings.ts'
import { type LibraryPorts, answerOf } from './library-answer.ts'
import type { HeldSettings } from './ports.ts'

export const NOTHING_SET: HeldSettings = { revision: 0, texts: {}, words: [] }

/**
 * All that staff have set and the room goes by, as of one revision. It is kept with the room, so that it wakes without
 * asking the database; it asks there when it is told of a newer revision, by staff who have changed something or by the
 * next dog that comes in.
 */
export class SettingsBook {
  settings: RoomSettings
  filter: WordFilter
  #revision: number
  readonly #ports: LibraryPorts

  constructor(ports: LibraryPorts) {
    this.#ports = ports
    const { revision, texts, words } = ports.disk.part('settings') ?? NOTHING_SET
    this.#revision = revision
    this.settings = settingsFrom(texts)
    this.filter = filterWith(words)
  }

  /** The settings, where they are newer than what is gone by; null as well where they cannot be had. */
  async newerThanHeld(revision: number): Promise<HeldSettings | null> {
    return revision > this.#revision ? answerOf(this.#ports, (library) => library.settings()) : null
  }

  /** Returns false where somebody else has brought them, or newer ones, meanwhile. */
  take(held: HeldSettings): boolean {
    if (held.revision <= this.#revision) return false
    this.#revision = held.revision
    this.settings = settingsFrom(held.texts)
    this.filter = filterWith(held.words)
    this.#ports.disk.now({ part: 'settings', value: held })
    return true
  }
}
