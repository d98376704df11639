import type { Language } from '#durable/rules/languages.ts'
import { signIn } from '#test/bots/bot.ts'
import type { Bot } from '#test/bots/bot.ts'
import type { ParkServer } from './park-server.ts'
import type { Visitor } from './visitor.ts'

/** What the dogs of a picture say to one another. */
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
  { email: 'vaks@voffpark.test', user: 'hos Vaks', dog: 'Vaks' },
  { email: 'saga-s@voffpark.test', user: 'hos Saga', dog: 'Saffi' },
  { email: 'tusse-s@voffpark.test', user: 'hos Tusse', dog: 'Trolle' },
  { email: 'kaare-s@voffpark.test', user: 'hos Kåre', dog: 'Kåre Viggo' },
]
/** Where they stand, tiles from Bella. */
const ABOUT: [number, number][] = [
  [2, 1],
  [-2, 0],
  [1, -2],
  [-1, 2],
]

/** Dogs that stand about, where a picture would be empty without them. */
export async function comeAlong(server: ParkServer): Promise<Bot[]> {
  const mates = await Promise.all(MATES.map((mate) => signIn(server.url, mate)))
  for (const mate of mates) await mate.enter()
  return mates
}

/** Own dog goes up to the fountain, and the others stand about it. */
export async function gather({ visitor, mates }: { visitor: Visitor; mates: readonly Bot[] }) {
  await visitor.page.getByRole('application').focus()
  await visitor.page.keyboard.down('ArrowUp')
  await visitor.page.waitForTimeout(1800)
  await visitor.page.keyboard.up('ArrowUp')
  await visitor.standsAt('Bella')
  const bella = mates[0]?.goalOf(BELLA)
  if (!bella) throw new Error('Bella is not there')
  for (const [index, mate] of mates.entries()) {
    const [x, y] = ABOUT[index] ?? [0, 2]
    mate.walk(bella.x + x, bella.y + y)
  }
  await visitor.page.waitForTimeout(3000)
}
