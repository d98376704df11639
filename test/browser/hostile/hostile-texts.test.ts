import { expect } from 'vitest'
import { COLUMN_FATES, TEXT_SINKS } from '#test/app/text-sinks.ts'
import type { TextSink } from '#test/app/text-sinks.ts'
import { laneBrowser } from '#test/browser/lane.ts'
import { ParkServer } from '#test/browser/park-server.ts'
import { itInLane as it } from '#test/browser/park-test.ts'
import { FilledPark, sessionFor } from './filled-park.ts'
import { readPlayersPages, readStaffPages } from './page-tour.ts'
import { readCinema, readPark } from './park-tour.ts'
import { Sitting } from './sitting.ts'
import type { Told } from './sitting.ts'
import { HARMLESS_TEXTS, HOSTILE_TEXTS } from './texts.ts'

// Every place where a text of players or staff is shown is visited in two parks: one with hostile texts, the other with
// harmless ones. In both each text must be shown as it was written, and hostile ones must make no element, attribute or
// kind of URL that harmless ones do not.

/** What a bubble has from the moment on when it has found a place, which it may have in one park and not in the other. */
const OF_PLACED_BUBBLES = ['style --reach', 'style --tail']

let servers: readonly ParkServer[] = []
let parks: readonly FilledPark[]
it.beforeAll(async () => {
  servers = await Promise.all([ParkServer.open(), ParkServer.open()])
  const [hostile, harmless] = servers
  parks = await Promise.all([FilledPark.of(hostile!, HOSTILE_TEXTS), FilledPark.of(harmless!, HARMLESS_TEXTS)])
}, 300_000)
it.afterAll(() => Promise.all(servers.map((server) => server.close())))

it(`shows ${HOSTILE_TEXTS.length} hostile texts as plain text on every page and in every window`, async ({
  annotate,
}) => {
  const tours = await Promise.all(parks.map(tourOf))
  const [hostile, harmless] = tours
  const known = new Map([...harmless!.sinks].map(([sink, { kinds }]) => [sink, new Set(kinds)]))
  // Dogs, bubbles and windows come and go, so all places of the park share one list of what is known.
  const inPark = new Set([
    ...OF_PLACED_BUBBLES,
    ...[...known].flatMap(([sink, kinds]) => (isInPark(sink) ? [...kinds] : [])),
  ])
  const knownIn = (sink: TextSink) => (isInPark(sink) ? inPark : (known.get(sink) ?? new Set()))
  const newKinds = [...hostile!.sinks].flatMap(([sink, { kinds }]) =>
    kinds.filter((kind) => !knownIn(sink).has(kind)).map((kind) => `${sink}: ${kind}`),
  )
  const unsaid = tours.flatMap(({ sinks }) =>
    [...sinks].flatMap(([sink, { unsaid: texts }]) => texts.map((text) => `${sink}: ${text}`)),
  )
  expect({ newKinds, unsaid, harm: tours.flatMap(({ harm }) => harm) }).toEqual({ newKinds: [], unsaid: [], harm: [] })
  expect([...hostile!.sinks.keys()].toSorted()).toEqual([...TEXT_SINKS].toSorted())
  await annotate(
    `${hostile!.sinks.size} places, ${HOSTILE_TEXTS.length} texts, ${(await parks[0]!.heard).length} lines heard`,
  )
}, 300_000)

it('fills every column with them that is listed as shown', async () => {
  const shown = Object.entries(COLUMN_FATES).filter(
    ([column, fate]) => typeof fate !== 'string' && column !== 'room_revision.pack',
  )
  const database = servers[0]!.database
  const empty: string[] = []
  for (const [place] of shown) {
    const [table, column] = place.split('.')
    const row = await database
      .prepare(`select count(*) as n from "${table}" where instr("${column}", '{{7*7}}')`)
      .first()
    if (row?.n === 0) empty.push(place)
  }
  expect(empty).toEqual([])
})

const isInPark = (sink: TextSink) => sink.startsWith('park: ')

/** Tours the park as a moderator, while first the player and then the administrator visit their pages. */
async function tourOf(park: FilledPark): Promise<Told> {
  const told: Told = { sinks: new Map(), harm: [] }
  const sits = async (name: Parameters<typeof sessionFor>[0], tour: (sitting: Sitting) => Promise<void>) => {
    const sitting = await Sitting.of(await laneBrowser(), { park, told, session: sessionFor(name) })
    await tour(sitting)
    await sitting.leave()
  }
  const pages = async () => {
    await sits('player', readPlayersPages)
    await sits('admin', async (sitting) => {
      await readStaffPages(sitting)
      await readCinema(sitting)
    })
  }
  await Promise.all([pages(), sits('mod', readPark)])
  await park.goHome()
  return told
}
