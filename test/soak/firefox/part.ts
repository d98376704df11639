import { en } from '#app/locales/messages.ts'
import { signIn } from '#test/bots/bot.ts'
import { ParkServer } from '#test/browser/park-server.ts'
import type { Part } from '#test/soak/part.ts'
import { giveBones } from '#test/support/give-bones.ts'
import { launchFirefox } from './firefox.ts'
import { Newcomer } from './newcomer.ts'

const BONES = 20
const SHOP = 'The Hat Shop'
const GOOD = 'Flower, 6 bones'

/**
 * The story of a new player in a second engine: sign-in, dog, park, walk, talk and shop, without an error of the page.
 */
export function firefoxPart(): Part {
  return {
    name: 'firefox',
    needsBundles: true,
    run: async () => {
      const server = await ParkServer.open()
      const firefox = await launchFirefox().catch(async (error: unknown) => {
        await server.close()
        throw error
      })
      try {
        const version = await firefox.version()
        const newcomer = await Newcomer.come(firefox, server.url)
        const steps = await story(newcomer, server).catch(async (error: unknown) => {
          throw new Error(`${String(error)}\n${await newcomer.tells()}\n${newcomer.troubles.join('\n')}`)
        })
        return { broken: newcomer.troubles, figures: { version, steps } }
      } finally {
        await firefox.close()
        await server.close()
      }
    },
  }
}

/** Each step waits for its own effect. Returns the number of steps. */
async function story(newcomer: Newcomer, server: ParkServer): Promise<number> {
  const friend = await signIn(server.url, { email: 'friend@voffpark.test', user: 'Friend', dog: 'Friend' })
  await friend.enter()
  const { around, bar, life } = en.game
  const steps = [
    async () => {
      const dog = await newcomer.makesDog({ email: 'fox@voffpark.test', username: 'Fox', dog: 'Foxie' })
      await giveBones(server.database, dog, BONES)
    },
    () => newcomer.entersPlainPark(),
    () => newcomer.walksTo(around.thing.digging),
    async () => {
      await newcomer.says('Hello from Firefox')
      await friend.until(() => friend.lines.some(({ text }) => text === 'Hello from Firefox'))
    },
    async () => {
      friend.say('Hello from a friend')
      await newcomer.hears('Hello from a friend')
    },
    () => newcomer.goesBy(bar.map, SHOP),
    async () => {
      await newcomer.presses(life.shop.open)
      await newcomer.presses(GOOD)
      await newcomer.presses(en.late.shop.buy)
      await newcomer.sees(en.late.shop.bought)
    },
  ]
  for (const step of steps) await step()
  await friend.leave()
  return steps.length
}
