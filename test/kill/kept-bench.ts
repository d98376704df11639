import { signIn } from '#test/bots/bot.ts'
import type { Bot } from '#test/bots/bot.ts'
import { BenchMaker } from '#test/browser/uploaded-bench.ts'
import { anAction } from '#test/support/action-rows.ts'
import { patiently } from './patiently.ts'

const ROOM = 'beach'
const BENCH = { id: 'kept-bench', prefab: 'own-kept-bench' }

/** [US8] [SP3] A bench that was uploaded, stands in a room and is sat on by an action given to it, also after each kill. */
export class KeptBench {
  readonly #bot: Bot
  #isMade = false

  private constructor(bot: Bot) {
    this.#bot = bot
    bot.room = ROOM
  }

  /** Its name is like those of the editors, who are promoted together. */
  static async open(url: string): Promise<KeptBench> {
    return new KeptBench(await signIn(url, { email: 'bench@voffpark.test', user: 'Editor b', dog: 'Gnu b' }))
  }

  /** Makes it, once, beside where dogs arrive, before others publish. */
  async make(): Promise<void> {
    if (this.#isMade) return
    this.#isMade = true
    const maker = new BenchMaker(this.#bot)
    await maker.publishes('kept-bench', 'Kept bench')
    await maker.gives({ ...anAction([BENCH.prefab], { id: 'kept-bench' }) })
    const { walk } = (await this.#entered()).dogs.find(({ id }) => id === this.#bot.dog) ?? {}
    if (!walk) throw new Error('the dog of the bench is not in the room')
    await maker.putsInto(ROOM, { ...BENCH, x: 32 * walk.x + 16, y: 32 * walk.y - 8 })
  }

  /** What is not as it was told to be. */
  async broken(): Promise<string[]> {
    const { given = [] } = (await this.#entered()) as { given?: readonly { prefabs: readonly string[] }[] }
    if (!given.some(({ prefabs }) => prefabs.includes(BENCH.prefab))) return ['the bench has lost its action']
    const sat = new Promise<string[]>((resolve) => {
      const timer = setTimeout(() => resolve(['nobody can sit on the bench']), 5000)
      this.#bot.onTold = ({ type, dog }) => {
        if (type !== 'used' || dog !== this.#bot.dog) return
        clearTimeout(timer)
        resolve([])
      }
    })
    this.#bot.send({ type: 'use', op: crypto.randomUUID(), thing: BENCH.id, how: 0 })
    return sat
  }

  #entered(): ReturnType<Bot['enter']> {
    return patiently(() => this.#bot.enter())
  }
}
