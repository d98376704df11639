import { NOTHING_KEPT } from '#durable/room/state/kept.ts'
import type { Park } from '#durable/room/state/park.ts'
import { HIDDEN_SLOTS_FROM, Slots } from '#durable/room/state/slots.ts'
import { TakenTiles } from '#durable/room/state/taken-tiles.ts'
import { NO_COMMITTEE_PLACES } from '#durable/rules/committee/places.ts'
import { filterWith } from '#durable/rules/filter/filter.ts'
import { abilitiesFrom } from '#durable/rules/sheets/abilities.ts'
import { settingsFrom } from '#durable/rules/staff/settings.ts'
import { anEmptyGrid } from '#test/support/grids.ts'

/** An empty park of 9 by 9 tiles with its entry in the middle. */
export function anEmptyPark(): Park {
  const grid = anEmptyGrid(9, 9)
  return {
    key: 'plaza',
    pack: '',
    grid,
    gates: null,
    entries: [{ x: 4, y: 4 }],
    doors: [],
    isClosed: false,
    committee: NO_COMMITTEE_PLACES,
    usable: new Map(),
    given: [],
    posts: new Map(),
    races: new Map(),
    called: new Map(),
    abilities: abilitiesFrom([]),
    things: [],
    settings: settingsFrom({}),
    filter: filterWith([]),
    maxDogs: 9,
    dogs: new Map(),
    taken: new TakenTiles(grid),
    slots: new Slots(),
    hiddenSlots: new Slots(HIDDEN_SLOTS_FROM),
    lines: [],
    lastSeq: 0,
    lostAsleep: [],
    kept: { ...NOTHING_KEPT },
    turns: new Map(),
    lifted: new Map(),
    dressed: new Map(),
    barred: new Map(),
    wakeAt: undefined,
  }
}
