import { expect } from 'vitest'
import { reachedFrom, withinReach } from '#durable/rules/reached.ts'
import { isDoor } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { endOf, isWalkOn, placeAt } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { compileRoom } from '#durable/world/compile-room.ts'
import { readPack } from '#durable/world/room-pack.ts'
import type { Bot } from '#test/bots/bot.ts'
import { MapBuilder } from './map-builder.ts'
import { it } from './park-test.ts'
import type { Park } from './park.ts'
import { until } from './until.ts'
import type { Visitor } from './visitor.ts'

/** The middle of the pond, from which no dog on its shore reaches anything. */
const MIDDLE = { x: 24, y: 21 }
/** Where dogs walk: through the pond, along its shore, and far from it. */
const WAYS: readonly (readonly [Tile, Tile])[] = [
  [MIDDLE, { x: 31, y: 21 }],
  [
    { x: 18, y: 20 },
    { x: 32, y: 20 },
  ],
  [
    { x: 22, y: 21 },
    { x: 26, y: 21 },
  ],
  [
    { x: 19, y: 23 },
    { x: 30, y: 18 },
  ],
  [
    { x: 27, y: 9 },
    { x: 33, y: 10 },
  ],
]
/** How often the dogs are sent on, ms: nobody stands when the pond is dug. */
const SENT_EVERY_MS = 900

it('[ED1] [ED2] [ED3] [ED4] [ED5] digs a pond into the meadow under ten walking dogs, who lose nothing by that', async ({
  park,
}) => {
  const [admin, player, dropper, ...bots] = await Promise.all([
    park.enters({ dogs: ['Damgraver'], admin: 1 }, { room: 'meadow' }),
    park.enters({ dogs: ['Badegæst'] }, { room: 'meadow' }),
    park.bot({ dogs: [{ name: 'Padde 1', wear: { mouth: 'stick' } }] }, 'meadow'),
    ...Array.from({ length: 9 }, (_, index) => park.bot({ dogs: [`Padde ${index + 2}`] }, 'meadow')),
  ])
  const eye = new Eye(park, bots[0]!)
  const builder = new MapBuilder(admin)
  const [stick] = await Promise.all([laidDown(park, dropper), drawsPond(builder)])

  const { log, park: words } = player.texts.game
  await player.field().fill('Hvor er min')
  await player.button(player.texts.game.life.own.open.replace('{{name}}', 'Badegæst')).click()
  const profile = player.page.getByRole('dialog', { name: player.texts.game.life.profile.title })
  await profile.waitFor()
  const curtains = await watchesFor(player, words.entering)
  const stopWalking = keepWalking([dropper, ...bots])
  await builder.publishes('a pond for the ducks')
  const dug = await eye.rebuilt()
  stopWalking()

  expect(dug.stoodWhereNoneMay).toEqual([])
  expect(dug.movedForNothing).toEqual([])
  expect(dug.shutIn).toEqual([])
  expect(dug.hadToStop.length, 'dogs in the way').toBeGreaterThan(0)
  expect(dug.wentOn.length, 'dogs that walk on').toBeGreaterThan(0)
  await player.page.getByText(log.rebuilt).first().waitFor()
  expect(await player.field().inputValue()).toBe('Hvor er min')
  expect(await profile.isVisible()).toBe(true)
  expect(await curtains()).toBe(0)
  const moved = await eye.laidAgain(stick)
  expect(withinReach(dug.grid, dug.entries).has(moved.y * dug.grid.width + moved.x)).toBe(true)

  await builder.goesBack('the ducks have left')
  await eye.rebuilt()
})

/** Deep water round a middle that no dog may enter. */
async function drawsPond(builder: MapBuilder) {
  const { map } = builder.admin.texts.editor
  await builder.opens()
  await builder.goesToEntry('plaza')
  await builder.moves(-3, 11)
  await builder.paintsRectangle(map.terrain.deep, 8, 6)
  await builder.moves(-1, -1)
  await builder.paintsRectangle(map.ground.forbidden, -6, -4)
}

/** The dog of a bot goes to the middle of what will be the pond, and drops what it has there. Returns the id of that. */
async function laidDown(park: Park, bot: Bot): Promise<number> {
  const thing = await park.server.database
    .prepare("select id, ver from item where holder = ? and slot = 'mouth'")
    .bind(`dog:${bot.dog}`)
    .first<{ id: number; ver: number }>()
  if (!thing) throw new Error('the dog has nothing')
  const { grid } = await roomOf(park, packOf(bot))
  bot.walk(MIDDLE.x, MIDDLE.y)
  await bot.until(() => bot.answered === bot.asked)
  const isThere = async () => {
    const { tile, moving } = placeAt(grid, bot.dogs.get(bot.dog)!.walk, Date.now() + bot.offsetMs)
    return !moving && tile.x === MIDDLE.x && tile.y === MIDDLE.y
  }
  await until(isThere, 100)
  let lies: object | null = null
  const { onTold } = bot
  bot.onTold = (told) => {
    onTold(told)
    if (told.type === 'laid') lies = told
  }
  bot.send({ type: 'drop', op: crypto.randomUUID(), thing: thing.id, ver: thing.ver })
  await bot.until(() => lies !== null)
  expect(lies).toMatchObject({ thing: { id: thing.id, ...MIDDLE } })
  return thing.id
}

/** Watches whether these words come over the picture of the park. Returns how to ask how often they did. */
async function watchesFor({ page }: Visitor, words: string): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle((label) => {
    const times = { times: 0 }
    const isSuch = (node: Node) => node.textContent?.includes(label) === true
    const look = (changes: MutationRecord[]) => {
      for (const { addedNodes } of changes) if ([...addedNodes].some(isSuch)) times.times += 1
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    return times
  }, words)
  return () => seen.evaluate(({ times }) => times)
}

/** Sends the dogs to and fro. Returns how to stop that. */
function keepWalking(bots: readonly Bot[]): () => void {
  let turn = 0
  const send = () => {
    turn += 1
    bots.forEach((bot, index) => {
      const way = WAYS[index % WAYS.length]!
      const { x, y } = way[(turn + index) % 2]!
      bot.walk(x, y)
    })
  }
  send()
  const timer = setInterval(send, SENT_EVERY_MS)
  return () => clearInterval(timer)
}

/** The dogs that are seen, by their ids. */
type Sight = ReadonlyMap<number, { name: string; walk: Walk }>

type Rebuilt = {
  grid: Grid
  entries: readonly Tile[]
  /** The names of the dogs of whom it is so. */
  stoodWhereNoneMay: string[]
  movedForNothing: string[]
  shutIn: string[]
  hadToStop: string[]
  wentOn: string[]
}

/** A dog that sees what becomes of all when the room is rebuilt. */
class Eye {
  readonly #park: Park
  readonly #bot: Bot
  readonly #laid = new Map<number, Tile>()
  #before: Sight
  #change: { now: number; pack: string; before: Sight; after: Sight } | null = null
  #pack: string

  constructor(park: Park, bot: Bot) {
    this.#park = park
    this.#bot = bot
    this.#before = this.#seen()
    this.#pack = packOf(bot)
    bot.onTold = (told) => {
      if (told.type === 'laid') {
        const { id, x, y } = told.thing as { id: number } & Tile
        this.#laid.set(id, { x, y })
      }
      const before = this.#before
      this.#before = this.#seen()
      if (told.type === 'welcome')
        this.#change = { now: Number(told.now), pack: packOf(bot), before, after: this.#before }
    }
  }

  #seen() {
    return new Map([...this.#bot.dogs].map(([id, { name, walk }]) => [id, { name, walk: { ...walk } }] as const))
  }

  /** What the next welcome of the room has changed. */
  async rebuilt(): Promise<Rebuilt> {
    await this.#bot.until(() => this.#change !== null)
    const { now, pack, before, after } = this.#change!
    this.#change = null
    const [was, is] = await Promise.all([roomOf(this.#park, this.#pack), roomOf(this.#park, pack)])
    this.#pack = pack
    const { grid, entries } = is
    const dogs = [...before].map(([id, dog]) => ({ ...dog, after: after.get(id)!.walk }))
    const named = (are: (dog: (typeof dogs)[number]) => boolean) => dogs.filter(are).map(({ name }) => name)
    const leadsToDoor = (tile: Tile) =>
      [...reachedFrom(grid, tile)].some((at) => isDoor(grid, at % grid.width, Math.floor(at / grid.width)))
    const isSame = (one: Walk, other: Walk) => one.x === other.x && one.y === other.y && one.dirs === other.dirs
    const isOver = (walk: Walk) => !placeAt(was.grid, walk, now).moving
    return {
      grid,
      entries,
      stoodWhereNoneMay: named((dog) => !isWalkOn(grid, dog.after)),
      movedForNothing: named(({ walk, after: next }) => isWalkOn(grid, walk) && !isSame(walk, next)),
      shutIn: named((dog) => !leadsToDoor(endOf(dog.after))),
      hadToStop: named(({ walk }) => !isWalkOn(grid, walk)),
      wentOn: named(({ walk }) => isWalkOn(grid, walk) && !isOver(walk)),
    }
  }

  /** Where this thing was laid last, once it does not lie in the middle of the pond any more. */
  async laidAgain(thing: number): Promise<Tile> {
    const isElsewhere = () => this.#laid.get(thing)?.x !== MIDDLE.x || this.#laid.get(thing)?.y !== MIDDLE.y
    await this.#bot.until(() => this.#laid.has(thing) && isElsewhere())
    return this.#laid.get(thing)!
  }
}

async function roomOf(park: Park, pack: string) {
  const answer = await fetch(`${park.url}/parks/packs/${pack}.json`)
  return compileRoom(readPack(await answer.text()))
}

function packOf(bot: Bot): string {
  return (bot.welcome as unknown as { pack: string }).pack
}
