import type { Language } from '#durable/rules/languages.ts'
import { signIn } from '#test/bots/bot.ts'
import type { Bot } from '#test/bots/bot.ts'
import type { ParkServer } from './park-server.ts'
import type { Visitor } from './visitor.ts'

/** The lines that the dogs of a picture say. */
export const LINES: Record<Language, readonly string[]> = {
  dk: ['Skal vi lege ved dammen?', 'Ja! Først til broen', 'Her lugter af regn', 'Kaffepause om fem minutter, venner'],
  en: [
    'Shall we play by the pond?',
    'Yes! First to the bridge',
    'It smells of rain here',
    'Coffee break in five, friends',
  ],
  no: ['Skal vi leke ved dammen?', 'Ja! Først til brua', 'Her lukter det regn', 'Kaffepause om fem minutter, venner'],
  se: ['Ska vi leka vid dammen?', 'Ja! Först till bron', 'Det luktar regn här', 'Fikapaus om fem minuter, vänner'],
}

/** The number of the seeded dog that is played. */
export const BELLA = 1

const MATES = [
  { email: 'vaks@voffpark.test', user: 'hos Vaks', dog: 'Vaks', color: '#b8653a' },
  { email: 'saga-s@voffpark.test', user: 'hos Saga', dog: 'Saffi', color: '#8f8a9a' },
  { email: 'tusse-s@voffpark.test', user: 'hos Tusse', dog: 'Trolle', color: '#7aa2dc' },
  { email: 'kaare-s@voffpark.test', user: 'hos Kåre', dog: 'Kåre Viggo', color: '#3a3846' },
]
const PAINT = 'mutation ($dog: Int!, $color: String!) { setDogColor(dogId: $dog, color: $color) { id } }'
/** Where the bots stand, in tiles relative to Bella. */
const ABOUT: [number, number][] = [
  [2, 1],
  [-2, 0],
  [1, -2],
  [-1, 2],
]

/** Signs in bots whose dogs fill a picture. */
export async function comeAlong(server: ParkServer): Promise<Bot[]> {
  const mates = await Promise.all(MATES.map((mate) => signIn(server.url, mate)))
  for (const [index, mate] of mates.entries()) {
    await mate.ask(PAINT, { dog: mate.dog, color: MATES[index]?.color })
    await mate.enter()
  }
  return mates
}

/**
 * Walks by keys, tile by tile, first up or down. `seenBy` is a bot that sees the dog. The direction of the last step is
 * the one in which the dog then looks.
 */
export async function stepsTo({ visitor, seenBy, dog }: Steps, [x, y]: readonly [number, number]) {
  await visitor.page.getByRole('application').focus()
  for (let steps = 0; steps < 40; steps++) {
    const at = seenBy.goalOf(dog)
    if (!at) throw new Error(`dog ${dog} is not there`)
    if (at.x === x && at.y === y) return
    const key = at.y > y ? 'ArrowUp' : at.y < y ? 'ArrowDown' : at.x > x ? 'ArrowLeft' : 'ArrowRight'
    await visitor.page.keyboard.press(key, { delay: 60 })
    await visitor.page.waitForTimeout(400)
  }
  throw new Error(`dog ${dog} does not come to ${x}, ${y}`)
}

type Steps = { visitor: Visitor; seenBy: Bot; dog: number }

/**
 * Places round the fountain of the plaza. Each bot walks from the first tile to the second, which decides how it looks.
 */
const ABOUT_THE_FOUNTAIN: readonly (readonly [from: readonly [number, number], to: readonly [number, number]])[] = [
  [
    [26, 15],
    [25, 15],
  ],
  [
    [16, 15],
    [17, 15],
  ],
  [
    [27, 21],
    [26, 21],
  ],
  [
    [18, 21],
    [19, 21],
  ],
]

/** Sends the bots to places round the fountain; the last of them falls asleep. */
export async function settle(mates: readonly Bot[]) {
  for (const which of [0, 1] as const) {
    for (const [index, mate] of mates.entries()) {
      const spot = ABOUT_THE_FOUNTAIN[index]
      if (spot) mate.walk(...spot[which])
    }
    await Promise.all(
      mates.map((mate, index) => {
        const [x, y] = ABOUT_THE_FOUNTAIN[index]?.[which] ?? [0, 0]
        return mate.until(() => mate.goalOf(mate.dog)?.x === x && mate.goalOf(mate.dog)?.y === y)
      }),
    )
    await new Promise((done) => setTimeout(done, 4000))
  }
  mates.at(-1)?.rest('curl')
}

/** Sends the own dog up to the fountain, and the others round it. */
export async function gather({ visitor, mates }: { visitor: Visitor; mates: readonly Bot[] }) {
  await visitor.page.getByRole('application').focus()
  await visitor.page.keyboard.down('ArrowUp')
  await visitor.page.waitForTimeout(1800)
  await visitor.page.keyboard.up('ArrowUp')
  await visitor.roster.standsAt('Bella')
  const bella = mates[0]?.goalOf(BELLA)
  if (!bella) throw new Error('Bella is not there')
  for (const [index, mate] of mates.entries()) {
    const [x, y] = ABOUT[index] ?? [0, 2]
    mate.walk(bella.x + x, bella.y + y)
  }
  await visitor.page.waitForTimeout(3000)
}
