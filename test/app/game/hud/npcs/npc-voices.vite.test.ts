import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NpcVoices } from '#app/game/hud/npcs/npc-voices.ts'
import type { NpcWords } from '#app/game/model/game/game-state.ts'
import { placeOfPack } from '#app/game/model/places/place.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import type { SeenDog } from '#app/game/model/world/world.ts'
import { NPC_EARSHOT_TILES, NPC_ROWS, NPC_USES } from '#durable/rules/npcs/npcs.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'

/** In the hours in which Garm sits at the fountain, and in those in which he sleeps there. */
const HOURS = { day: Date.UTC(2026, 5, 10, 8), night: Date.UTC(2026, 5, 10, 22) } as const
const ME = 1
const PLACE = placeOfPack('plaza', PLAZA)
const { x, y } = NPC_ROWS.garm.posts[0].tile

// The first import of a script takes longer than the turned clock.
beforeAll(() => import('#durable/rules/npcs/texts/dk.ts'))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Near = { aside?: number; pose?: 'stand' | 'curl'; away?: boolean }
type Hello = { hour: keyof typeof HOURS; knowsPark: boolean; others?: readonly Near[]; far?: number; text?: string }

/** The own dog says something two tiles from Garm, or as far as is said. Returns how often he is spoken to, and his words. */
async function says({ hour, knowsPark, others = [], far = 2, text = 'Hej!' }: Hello) {
  vi.setSystemTime(HOURS[hour])
  const dogAt = (id: number, tile: number, { pose = 'stand', away = false }: Near = {}): [number, SeenDog] => {
    const dog = {} as SeenDog
    return [id, { ...dog, id, away, pose, walk: { x: tile, y, dirs: '', startedAt: 0 } }]
  }
  const dogs = new Map([
    dogAt(ME, x - far),
    ...others.map((other, index) => dogAt(ME + 1 + index, x - far - (other.aside ?? 1), other)),
  ])
  const asked: number[] = []
  const words: NpcWords[] = []
  const voices = new NpcVoices({
    game: {
      world: { ...EMPTY_WORLD, room: 'plaza', me: ME, dogs },
      place: PLACE,
      state: { getState: () => ({ postsRead: 0 }) },
      acts: { useNpc: (_, how) => void asked.push(how) },
      heardNpc: (said) => void words.push(said),
    },
    settings: { now: { knowsPark, lessonsDone: [] } },
    language: 'dk',
  })
  const line = { seq: 1, dog: ME, name: 'Mig', text, at: Date.now() }
  voices.heard({ type: 'said', line, isOwn: true } as never)
  await vi.advanceTimersByTimeAsync(3000)
  voices.close()
  return { asked, words }
}

it.each(['day', 'night'] as const)('answers the hello of somebody new who is alone, by %s', async (hour) => {
  const { asked, words } = await says({ hour, knowsPark: false })
  expect(asked).toEqual([NPC_USES.take])
  expect(words).toMatchObject([{ npc: 'garm' }])
})

it.each(['day', 'night'] as const)(
  'answers the hello of somebody new beside others who are awake, by %s',
  async (hour) => {
    const { words } = await says({ hour, knowsPark: false, others: [{}, { aside: -1 }] })
    expect(words).toMatchObject([{ npc: 'garm' }])
  },
)

it('leaves the hello of who knows the park to the dogs around', async () => {
  expect((await says({ hour: 'day', knowsPark: true, others: [{}] })).asked).toEqual([])
})

it.each([
  { who: 'nobody', others: [] },
  { who: 'a sleeping dog', others: [{ pose: 'curl' }] },
  { who: 'a dog whose player is away', others: [{ away: true }] },
  { who: 'a dog out of earshot', others: [{ aside: NPC_EARSHOT_TILES + 1 }] },
] as const)('answers who knows the park where $who is beside them', async ({ others }) => {
  expect((await says({ hour: 'day', knowsPark: true, others })).words).toHaveLength(1)
})

it.each([
  { what: 'a hello out of earshot', far: NPC_EARSHOT_TILES + 1 },
  { what: 'what is no hello', text: 'Hvor er dammen?' },
])('does not answer $what', async (said) => {
  expect((await says({ hour: 'day', knowsPark: false, ...said })).asked).toEqual([])
})
