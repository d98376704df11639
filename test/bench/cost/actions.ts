import { request } from '#app/api.ts'
import { FINISH_ROUND, ROUND_GHOST, START_ROUND } from '#app/arcade/rounds/round-queries.ts'
import { loadClient } from '#app/game/gate/load-client.ts'
import { PARK_MAP } from '#app/game/hud/map/park-map.ts'
import { DOG_PROFILE } from '#app/game/hud/profile/profile-query.ts'
import { TOPICS } from '#app/game/model/account/account-store.ts'
import type { ActOutcome } from '#app/game/model/account/account-store.ts'
import { createSettings, fetchKeptSettings } from '#app/game/model/settings/kept-settings.ts'
import { graphql } from '#app/graphql.ts'
import { CHAT_BURST, CHAT_LOG_MAX } from '#durable/rules/chat.ts'
import { FESTIVE_LIMITS, festiveThing } from '#durable/rules/committee/festive.ts'
import { ROULETTE, ROULETTE_LIMITS } from '#durable/rules/committee/roulette.ts'
import { WHEEL, WHEEL_ROUND, WHEEL_USES, wheelTiles } from '#durable/rules/committee/wheel.ts'
import { botRun } from '#durable/rules/games/jumping-dog/run-bot.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { textOfLog } from '#durable/rules/games/round/log-text.ts'
import { TICKS_PER_SECOND } from '#durable/rules/games/round/measures.ts'
import { rulesVersionOf } from '#durable/rules/games/round/rules-version.ts'
import { goodsOf } from '#durable/rules/items/catalogue.ts'
import { SELF } from '#durable/rules/things/self.ts'
import { Companion } from './companion.ts'
import type { CountedPark } from './counted-park.ts'
import { addCounts, timesCounts } from './counts.ts'
import type { Counts } from './counts.ts'
import type { Mixed } from './mixes.ts'
import { cutLine } from './page.ts'
import { Visit } from './visit.ts'

/** What is counted and is part of no mix: it is rare, or nobody knows how often it is done. */
export const ASIDE = [
  'start page, cold',
  'high scores, cold',
  'idle minute',
  'whisper',
  'rest',
  'use of a thing',
  'bark',
  'poop with words',
  'profile',
  'search',
  'treat',
  'a round begins',
  'a round ends',
  'bought in a shop',
  'a round at the wheel',
  'a colour of the roulette',
  'a festive piece',
  'line lost, back at once',
  'line lost for good',
  'sweep of 1 dog',
  'sweep of 3 dogs',
] as const
export type Aside = (typeof ASIDE)[number]

const COMPANIONS = 2
const SWEEP_MS = 5 * 60_000 + 1000
const SECOND_MS = 1000
const MINUTE_MS = 60_000
/** Until a dog whose line was lost is gone, and its room has said so. */
const GONE_MS = 90_000
const BONES = 500
const LUCK = { nothingFound: 0.99, bonesFound: 0.06 }
/** A thing of the plaza that is reached from where dogs arrive. */
const NEAR_THE_ENTRY = 'fountain'
const LINE = 'good morning to everybody by the pond ok'

const SEARCH = graphql(`
  query CostSearch($name: String!, $language: Lang!) {
    searchDogs(name: $name, language: $language) {
      id
      name
      color
      shadowColor
      room
      roomName
      twin
    }
  }
`)

const WHO_AM_I = graphql(`
  query CostWhoAmI {
    myUser {
      id
    }
  }
`)

/**
 * Does everything once, in the same order each time, in a park with two more dogs on the plaza, and answers what each
 * action was counted at. The page must be a browser's by then (page.ts).
 */
export async function countActions(park: CountedPark): Promise<Record<Mixed | Aside, Counts>> {
  const [mine, friend, other] = park.passes
  if (!mine || !friend || !other) throw new Error('the park has too few dogs')
  const { dog } = mine
  // Before anybody comes: the room learns at the entrance which stamps a user has.
  await park.haveStamps()
  const [first, second] = [await Companion.comeInto(park.url, friend), await Companion.comeInto(park.url, other)]
  const language = 'en'
  await park.giveBones(dog, BONES)
  await park.seat(dog)
  const count: CountedPark['count'] = (act, { overMs, first = () => {} } = {}) =>
    park.count(act, {
      overMs,
      // The first question within an hour writes down that the session is used, which is no matter of the action.
      first: async () => {
        await request(WHO_AM_I, {})
        await first()
      },
    })

  const pages = {
    'start page, cold': await count(() => fetch('/')),
    'start page': await count(() => fetch('/'), { first: () => fetch('/') }),
    'high scores, cold': await count(() => fetch('/highscore')),
    'client page': await count(() => fetch('/h5/client')),
  }

  let visit: Visit | null = null
  // The client starts with the ticket that its page has asked for ahead.
  const come = async () => {
    await loadClient(new URL(`/h5/client?id=${dog}`, park.url))
    fetchKeptSettings(createSettings())
    return (visit = await Visit.begin(dog))
  }
  const leave = () => visit?.end()
  const comings = {
    'comes in, first of the day': await count(come),
    leaves: await count(leave),
    'comes in': await count(come),
  }
  const here = visit ?? (await come())
  const { game, account } = here

  await fillLog(park, [
    (text: string) => game.ask({ type: 'say', text }),
    ...[first, second].map((one) => (text: string) => one.say(text)),
  ])
  const plaza = {
    walk: await count(() => here.step()),
    'chat line': await count(() => here.told('said', () => game.ask({ type: 'say', text: LINE }))),
    typing: await count(() => game.ask({ type: 'typing' })),
    emote: await count(() => here.told('emoted', () => game.talk.emote('heart'))),
    acknowledgement: await count(() => game.ask({ type: 'ack', frame: 1 })),
    whisper: await count(() => here.told('said', () => game.ask({ type: 'whisper', to: friend.dog, text: LINE }))),
    rest: await count(() => game.rest('sit')),
    'use of a thing': await count(() => game.ask(aUse(NEAR_THE_ENTRY))),
    bark: await count(() => game.ask(aUse(SELF))),
    'idle minute': await count(() => {}, { overMs: MINUTE_MS }),
    'sweep of 3 dogs': await count(() => {}, { overMs: SWEEP_MS }),
    'the topics of the account': await count(() => account.refresh(...TOPICS)),
    sniff: await count(() => here.told('gained', () => game.acts.sniff(dog))),
    'poop with words': await count(() => game.acts.poop(LINE)),
    map: await count(() => request(PARK_MAP, { dogId: dog, language })),
    profile: await count(() => request(DOG_PROFILE, { dogId: friend.dog })),
    search: await count(() => request(SEARCH, { name: 'Be', language })),
    treat: await count(() => granted(account.treat(friend.dog))),
    'a round begins': await count(async () => {
      const { roundId } = await beginRound(dog)
      await request(ROUND_GHOST, { roundId })
    }),
  }
  let played: Awaited<ReturnType<typeof beginRound>> | null = null
  const roundEnds = await count(() => request(FINISH_ROUND, { op: crypto.randomUUID(), ...ended(played) }), {
    first: async () => {
      played = await beginRound(dog)
      await park.pass(played.ms)
    },
  })

  const toDig = {
    first: async () => {
      await here.walkToDigGround()
      // Its walk is over in the room as well.
      await park.pass(SECOND_MS)
    },
  }
  await park.haveDug(dog)
  await park.setLuck(LUCK.nothingFound)
  const nothingFound = await count(() => here.told('dug', () => game.acts.dig()), toDig)
  await park.setLuck(LUCK.bonesFound)
  const bonesFound = await count(() => here.told('dug', () => game.acts.dig()), toDig)

  await here.goThrough('plaza-east')
  const [ware] = goodsOf('market-street')
  if (!ware) throw new Error('the shop sells nothing')
  const losesLine = async () => {
    cutLine()
    await here.isOut()
    await here.isIn()
  }
  const journey = {
    'bought in a shop': await count(() => granted(account.buy(ware.key, ware.price ?? 0))),
    door: await count(() => here.goThrough('market-plaza')),
  }
  for (const door of ['plaza-lane', 'lane-lawn']) await here.goThrough(door)
  const [wheel] = wheelTiles(game.place?.doc.things ?? [])
  if (!wheel) throw new Error('there is no wheel on the lawn')
  await here.walkTo({ x: wheel.x, y: wheel.y + 1 })
  const wheelRound = await count(() => game.acts.things.ask(WHEEL, WHEEL_USES.join), {
    overMs: WHEEL_ROUND.openMs + WHEEL_ROUND.restMs + MINUTE_MS,
  })
  // What lasts longer than a sweep costs what it costs beyond the same time without it.
  const beyondIdle = async (act: () => unknown, overMs: number) => {
    const idle = await count(() => {}, { overMs })
    return addCounts(await count(act, { overMs }), timesCounts(idle, -1))
  }
  const tinted = () => game.acts.things.ask(`${ROULETTE}:${dog}`, 0)
  const colour = await beyondIdle(
    () => here.seen('tint', tinted, ({ dogs }) => Boolean(dogs.get(dog)?.tint)),
    ROULETTE_LIMITS.tintMs + MINUTE_MS,
  )
  const decorate = () => game.acts.things.ask(festiveThing('maypole'), 0)
  const piece = await beyondIdle(
    () => here.seen('piece', decorate, ({ festive }) => festive.pieces.length > 0),
    FESTIVE_LIMITS.standMs + MINUTE_MS,
  )
  for (const door of ['lawn-lane', 'lane-plaza']) await here.goThrough(door)
  // The Worker asks once in each isolate whether a copy of a room was ever used (worker/presence/used-copies.ts).
  await losesLine()
  const back = await count(losesLine)

  const lost = await count(() => second.lose(), { overMs: GONE_MS })
  await first.lose()
  // The first alarm takes the dog away, the second saves that and is set once more.
  for (let alarm = 0; alarm < 2; alarm++) await park.pass(GONE_MS)
  const alone = await count(() => {}, { overMs: SWEEP_MS })
  leave()

  const eachDog = timesCounts(addCounts(plaza['sweep of 3 dogs'], timesCounts(alone, -1)), 1 / COMPANIONS)
  return {
    ...pages,
    ...comings,
    ...plaza,
    ...journey,
    'a round at the wheel': wheelRound,
    'a colour of the roulette': colour,
    'a festive piece': piece,
    'line lost, back at once': back,
    'a round ends': roundEnds,
    'dig, nothing found': nothingFound,
    'dig, bones found': bonesFound,
    'line lost for good': lost,
    'sweep of 1 dog': alone,
    'sweep, each dog': eachDog,
    'sweep, each room': addCounts(alone, timesCounts(eachDog, -1)),
  }
}

function aUse(thing: string) {
  return { type: 'use', op: crypto.randomUUID(), thing, how: 0 } as const
}

/** Starts a run of JumpingDog, and has a bot play it. `ms` is how long that takes. */
async function beginRound(dogId: number) {
  const game = 'JumpingDog'
  const op = crypto.randomUUID()
  const wanted = { op, dogId, game, rules: rulesVersionOf(game), leavesOpen: true } as const
  const { id: roundId, seed } = (await request(START_ROUND, wanted)).startRound
  const { log, ticks } = botRun(seed, 'expert', numberedSeed(1))
  return { roundId, log: textOfLog(log), ms: Math.ceil((ticks * SECOND_MS) / TICKS_PER_SECOND) }
}

function ended(played: { roundId: string; log: string } | null) {
  if (!played) throw new Error('no round has begun')
  const { roundId, log } = played
  return { roundId, log }
}

/** @throws where the act was refused: what a refusal costs is not what is counted. */
async function granted(act: Promise<ActOutcome<unknown>>): Promise<void> {
  const outcome = await act
  if ('refusal' in outcome) throw new Error(`refused with ${outcome.refusal ?? 'no answer'}`)
}

/** Until the room keeps as many lines as it can: from then on each new line deletes the oldest. */
async function fillLog(park: CountedPark, sayers: readonly ((text: string) => unknown)[]): Promise<void> {
  for (let told = 0; told < CHAT_LOG_MAX;) {
    await park.pass(MINUTE_MS)
    for (const say of sayers) {
      for (let line = 0; line < CHAT_BURST; line++) say(`${LINE} ${told++}`)
    }
  }
  await park.pass(MINUTE_MS)
}
