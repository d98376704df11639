import { expect } from 'vitest'
import { packPath } from '#app/game/model/places/pack-path.ts'
import { bearingOf } from '#app/game/model/world/whereabouts.ts'
import { LANGUAGES, LANGUAGE_NAMES } from '#durable/rules/languages.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { Bot } from '#test/bots/bot.ts'
import { it } from './park-test.ts'
import type { Park } from './park.ts'
import { until } from './until.ts'
import { PHONE } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const [ADMIN, WALKER] = ['Jordgraver', 'Tørskoet']
const HALF_A_LINE = 'half a line, and'
const ROOM = { key: 'hollow', name: 'Hollow' }
/** Where the door of the plaza is, in a corner where nobody walks by chance, and where one comes back beside it. */
const PLAZA = { door: [42, 20], entry: [41, 20] } as const
/** The tiles of the new room that are flooded, from corner to corner. Its one entry is west of them. */
const FLOODED = [7, 1, 10, 6] as const

it('builds a room with a door each way, into which a player on a phone walks, and floods half of it under them', async ({
  park,
}) => {
  const [admin, walker] = await Promise.all([
    park.enters({ dogs: [ADMIN], admin: 1 }),
    park.enters({ dogs: [WALKER] }, { viewport: PHONE, isTouch: true }),
  ])
  const desk = new Desk(admin)
  await desk.opens()
  await desk.begins(ROOM.key, ROOM.name)
  await desk.chooses('room', 'plaza')
  await desk.adds('entries', PLAZA.entry)
  await desk.adds('doors', PLAZA.door)
  await desk.leadsTo(ROOM.key, 'middle')
  await desk.chooses('room', ROOM.key)
  await desk.adds('doors', [1, 4])
  await desk.leadsTo('plaza', 'entry-1')
  await desk.publishes('a hollow beside the square', 'Fountain Square')

  const { around } = walker.texts.game
  await walker.panes.open('dogs')
  await Promise.all([
    walker.presses(walker.button(around.goThrough.replace('{{room}}', ROOM.name))).then(() => walker.isIn(ROOM.name)),
    desk.leaves().then(() => admin.say(`/warp ${ROOM.name}`)),
  ])
  const witness = await park.bot({ dogs: ['Vidne'] }, ROOM.key)
  const isInEast = () => (placeIn(witness, WALKER)?.x ?? 0) >= FLOODED[0]
  await walker.panes.putAway()
  await until(async () => {
    await walker.tapPark(0.8, 0.4)
    return isInEast()
  }, 500)
  await admin.isIn(ROOM.name)
  await walker.field().fill(HALF_A_LINE)

  const packs = [packsFetchedBy(admin), packsFetchedBy(walker)]
  const before = packOf(witness)
  await desk.opens()
  await desk.floods(FLOODED)
  await desk.publishes('the stream has come')
  await witness.until(() => packOf(witness) !== before)
  expect(await groundUnder(park, witness)).toEqual(['0', '0', '0'])
  const now = packOf(witness)
  await expect.poll(() => packs.map((fetched) => fetched.has(now))).toEqual([true, true])
  expect(await walker.page.locator(':focus').inputValue()).toBe(HALF_A_LINE)
  await seesWhere(walker, ADMIN, [placeIn(witness, WALKER), placeIn(witness, ADMIN)])
  await desk.leaves()
  await seesWhere(admin, WALKER, [placeIn(witness, ADMIN), placeIn(witness, WALKER)])
  expect(await walker.field().inputValue()).toBe(HALF_A_LINE)
})

/** The tile where the dog of this name stands or will stand. */
function placeIn(witness: Bot, name: string): Tile | null {
  return witness.goalOf([...witness.dogs.values()].find((dog) => dog.name === name)?.id ?? 0)
}

/** The hash of the pack by which the room is played. */
function packOf(witness: Bot): string {
  return String(Reflect.get(witness.welcome ?? {}, 'pack'))
}

/** The digits of the ground on which the dogs stand. */
async function groundUnder({ url }: Park, witness: Bot): Promise<(string | undefined)[]> {
  const answer = await fetch(`${url}${packPath(packOf(witness))}`)
  const { ground } = (await answer.json()) as { ground: string[] }
  return [...witness.dogs.keys()].map((id) => {
    const { x = 0, y = 0 } = witness.goalOf(id) ?? {}
    return ground[y]?.[x]
  })
}

/** The hashes of the packs that a page has fetched from now on. */
function packsFetchedBy({ page }: Visitor): ReadonlySet<string> {
  const fetched = new Set<string>()
  page.on('requestfinished', (request) => {
    const [, hash] = /\/packs\/([0-9a-f]+)\.json/.exec(request.url()) ?? []
    if (hash) fetched.add(hash)
  })
  return fetched
}

/** Waits until the list of a visitor says of a dog that it is there, as seen from the tile of the own one. */
async function seesWhere(visitor: Visitor, dog: string, [from, to]: readonly [Tile | null, Tile | null]) {
  if (!from || !to) throw new Error(`${dog} is not there`)
  const { roster } = visitor.texts.game
  const { distance, direction } = bearingOf(from, to)
  const words = distance <= 1 ? roster.beside : roster.direction[`d${direction}`]
  await expect.poll(() => visitor.roster.whereIs(dog)).toContain(words)
  if (distance > 1) expect(await visitor.roster.whereIs(dog)).toMatch(new RegExp(`^${distance} `))
}

/** The map desk in the hands of an administrator, who uses keys alone. */
class Desk {
  readonly #admin: Visitor

  constructor(admin: Visitor) {
    this.#admin = admin
  }

  get #texts() {
    return this.#admin.texts.editor
  }

  /** Opens the map of the room in which the administrator is. */
  async opens() {
    await this.#admin.choosesInMenu(this.#admin.texts.game.menu.editor)
    await this.#admin.button(this.#texts.map.open).press('Enter')
    await this.#surface.waitFor()
  }

  /** Begins a room with this name in each language. */
  async begins(key: string, name: string) {
    const { map } = this.#texts
    await this.#admin.button(map.newRoom).press('Enter')
    await this.#admin.page.getByRole('textbox', { name: this.#texts.new.key }).fill(key)
    await this.#admin.page.keyboard.press('Enter')
    await this.#turnsTo(map.tab.room)
    for (const language of LANGUAGES)
      await this.#admin.page.getByRole('textbox', { name: LANGUAGE_NAMES[language] }).fill(name)
  }

  async chooses(field: 'room' | 'leads' | 'at', option: string) {
    await this.#admin.page.getByRole('combobox', { name: this.#texts.map[field], exact: true }).selectOption(option)
  }

  /** Adds a door or an entry on a tile. */
  async adds(list: 'doors' | 'entries', [x, y]: readonly [number, number]) {
    const { map } = this.#texts
    await this.#turnsTo(map.tab.list)
    await this.#admin.button(map.place[list]).press('Enter')
    await this.#number(map.column).fill(String(x))
    await this.#number(map.row).fill(String(y))
  }

  /** Opens a tab of the panel beside the map. */
  async #turnsTo(tab: string) {
    const panel = this.#admin.page.getByRole('tablist', { name: this.#texts.map.panel })
    await panel.getByRole('tab', { name: tab }).press('Enter')
  }

  async leadsTo(room: string, entry: string) {
    await this.chooses('leads', room)
    await this.chooses('at', entry)
  }

  /** Makes all of a rectangle water that nobody may enter. */
  async floods([left, top, right, bottom]: readonly [number, number, number, number]) {
    const { terrain, ground } = this.#texts.map
    await this.#surface.press('r')
    await this.#moves(left, top)
    for (const paint of [terrain.water, ground.forbidden]) {
      await this.#admin.button(paint).press('Enter')
      await this.#surface.press('Enter')
      await this.#moves(right - left, bottom - top)
      await this.#surface.press('Enter')
      await this.#moves(left - right, top - bottom)
    }
  }

  /** Publishes the room, and another one with it. */
  async publishes(why: string, other?: string) {
    const { line, publish, reason } = this.#texts
    await this.#admin.page.getByText(line.saved).waitFor()
    await this.#admin.button(publish.open).press('Enter')
    if (other !== undefined) await this.#admin.page.getByRole('checkbox', { name: other }).press('Space')
    await this.#admin.page.getByRole('textbox', { name: reason.why }).fill(why)
    await this.#admin.button(publish.do).press('Enter')
    await this.#admin.page.getByText(publish.done).waitFor()
  }

  /** Leaves the map, and closes the window. */
  async leaves() {
    await this.#admin.button(this.#texts.map.leave).press('Enter')
    await this.#admin.page.keyboard.press('Escape')
  }

  get #surface() {
    return this.#admin.page.getByRole('application', {
      name: new RegExp(this.#texts.map.surface.split('{{name}}')[0] ?? ''),
    })
  }

  #number(name: string) {
    return this.#admin.page.getByRole('spinbutton', { name, exact: true })
  }

  async #moves(right: number, down: number) {
    for (let step = 0; step < Math.abs(right); step++) await this.#surface.press(right > 0 ? 'ArrowRight' : 'ArrowLeft')
    for (let step = 0; step < Math.abs(down); step++) await this.#surface.press(down > 0 ? 'ArrowDown' : 'ArrowUp')
  }
}
