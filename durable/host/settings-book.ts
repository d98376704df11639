import { filterWith } from '#durable/rules/filter/filter.ts'
import type { WordFilter } from '#durable/rules/filter/filter.ts'
import { abilitiesFrom } from '#durable/rules/sheets/abilities.ts'
import type { Abilities } from '#durable/rules/sheets/abilities.ts'
import { actionsFrom } from '#durable/rules/sheets/actions.ts'
import { settingsFrom } from '#durable/rules/staff/settings.ts'
import type { RoomSettings } from '#durable/rules/staff/settings.ts'
import type { GivenAction } from '#durable/rules/things/given.ts'
import { answerOf } from './library-answer.ts'
import type { LibraryPorts } from './library-answer.ts'
import type { HeldSettings } from './ports.ts'

export const NOTHING_SET: HeldSettings = { revision: 0, texts: {}, words: [] }

/**
 * What staff have set, as of one revision. A copy is stored with the room, so that it wakes without asking the
 * database. The room asks there when it learns of a newer revision, from the desk at each change or with the next dog
 * that comes in.
 */
export class SettingsBook {
  settings: RoomSettings
  abilities: Abilities
  actions: readonly GivenAction[]
  filter: WordFilter
  #revision: number
  readonly #ports: LibraryPorts

  constructor(ports: LibraryPorts) {
    this.#ports = ports
    const { revision, texts, words, abilities = [], actions = [] } = ports.disk.part('settings') ?? NOTHING_SET
    this.#revision = revision
    this.settings = settingsFrom(texts)
    this.abilities = abilitiesFrom(abilities)
    this.actions = actionsFrom(actions)
    this.filter = filterWith(words)
  }

  /** Fetches the settings if there is a newer revision; else null, also if the database fails. */
  async newerThanHeld(revision: number): Promise<HeldSettings | null> {
    return revision > this.#revision ? answerOf(this.#ports, (library) => library.settings()) : null
  }

  /** Stores the settings. Returns false if the same or newer ones have been stored meanwhile. */
  take(held: HeldSettings): boolean {
    if (held.revision <= this.#revision) return false
    this.#revision = held.revision
    this.settings = settingsFrom(held.texts)
    this.abilities = abilitiesFrom(held.abilities ?? [])
    this.actions = actionsFrom(held.actions ?? [])
    this.filter = filterWith(held.words)
    this.#ports.disk.now({ part: 'settings', value: held })
    return true
  }
}
