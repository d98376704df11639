import { afterAll, beforeAll, expect, it } from 'vitest'
import { OutagePark } from './outage.ts'

// Who is answered, and with what. How quickly the walkers are answered is measured by `npm run soak`.

/** The timeout of one query; more is due to the machine. */
const DEADLINE_MS = 3000
/** The pause before the trial query. */
const HEALED_MS = 2500
/** The fewest walks answered during an outage by which the others walk on; there are some fifty a second. */
const ANSWERS_MIN = 50

let park: OutagePark
beforeAll(async () => (park = await OutagePark.open()))
afterAll(() => park.close())

it.each(['down', 'silent'] as const)(
  '[T43] [T44] serves everybody who walks or talks while a database is %s, and gives tickets again soon after',
  async (outage) => {
    const { asked, usualTicketMs, healedMs, answersMs } = await park.suffer(outage)

    expect(new Set(asked.map(({ code }) => code))).toEqual(new Set(['try-again']))
    expect(Math.max(...asked.map(({ tookMs }) => tookMs))).toBeLessThan(DEADLINE_MS + 1000 + 10 * usualTicketMs)
    // The circuit breaker answers most of them at once.
    expect(asked.filter(({ tookMs }) => tookMs < DEADLINE_MS).length).toBeGreaterThan(10)
    expect(park.lost, 'walkers').toBe(0)
    expect(park.troubles).toEqual([])
    expect(answersMs.length, 'walks answered meanwhile').toBeGreaterThan(ANSWERS_MIN)
    // The trial query may come after a last query without an answer.
    expect(healedMs).toBeLessThan((outage === 'down' ? HEALED_MS : HEALED_MS + DEADLINE_MS) + 4 * usualTicketMs)
  },
)
