import { expect, it } from 'vitest'
import { RefusedError, UnreachableError } from '#app/api.ts'
import { AccountStore, TOPICS } from '#app/game/model/account/account-store.ts'
import type { AccountData, Sources } from '#app/game/model/account/account-store.ts'

const OWN = { id: 1, bornAt: '', pack: 0, bones: 0, karma: 0, levelPoints: 0, lifepoints: 0, backpackSlots: 1 }
const BONE = { id: 7, ver: 1, kind: 'bone', slot: 'bag:0' }

function lifeWith(sources: Partial<Sources>) {
  let count = 0
  const nothing = async (): Promise<Partial<AccountData>> => ({})
  const all = {
    own: nothing,
    bag: nothing,
    friends: nothing,
    shop: nothing,
    trade: nothing,
    prints: nothing,
    all: nothing,
  }
  return new AccountStore({ ...all, ...sources }, () => `op-${++count}`)
}

/** Waits until all promises that are settled by now have called back. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('fetches once more what changed during a fetch, however often it changed', async () => {
  const answers = [later<Partial<AccountData>>(), later<Partial<AccountData>>()]
  let asked = 0
  const account = lifeWith({ bag: () => answers[asked++]?.promise ?? Promise.resolve({}) })
  account.refresh('bag')
  account.refresh('bag')
  account.refresh('bag', 'own')
  expect(asked).toBe(1)
  answers[0]?.resolve({ things: [] })
  await settled()
  expect(asked).toBe(2)
  answers[1]?.resolve({ things: [BONE] })
  await settled()
  expect([asked, account.state.getState().things]).toEqual([2, [BONE]])
})

it('marks a failed fetch, and keeps the former value', async () => {
  let isDown = false
  const account = lifeWith({
    bag: async () => {
      if (isDown) throw new UnreachableError('no answer')
      return { things: [BONE] }
    },
  })
  account.refresh('bag')
  await settled()
  isDown = true
  account.refresh('bag')
  await settled()
  expect(account.state.getState()).toMatchObject({ things: [BONE], failed: ['bag'] })
  isDown = false
  account.refresh('bag')
  await settled()
  expect(account.state.getState().failed).toEqual([])
})

it('fetches what an act changes, after a refusal too', async () => {
  let asked = 0
  const account = lifeWith({
    bag: async () => {
      asked++
      return { things: [] }
    },
  })
  expect(await account.act('give 7', async (op) => op, ['bag'])).toEqual({ done: 'op-1' })
  await settled()
  const refused = async () => {
    throw new RefusedError('That thing is not there any more', 'item-gone')
  }
  expect(await account.act('give 7', refused, ['bag'])).toEqual({ refusal: 'item-gone' })
  await settled()
  expect(asked).toBe(2)
})

it('reports no refusal for an act that the park does not answer', async () => {
  const silent = async () => {
    throw new UnreachableError('no answer')
  }
  expect(await lifeWith({}).act('give 7', silent, [])).toEqual({ refusal: null })
})

it('reports nothing to a listener that has left', async () => {
  const answer = later<Partial<AccountData>>()
  const account = lifeWith({ bag: () => answer.promise })
  account.refresh('bag')
  account.close()
  answer.resolve({ things: [BONE] })
  await settled()
  expect(account.state.getState().things).toBeNull()
})

it('asks for all topics by one request', async () => {
  const asked: string[] = []
  const account = lifeWith(asking(asked))
  account.refresh(...TOPICS)
  await settled()
  expect(asked).toEqual(['all'])
  expect(TOPICS.filter((topic) => !account.isKnown(topic))).toEqual([])
})

it('asks for some topics by one request each', async () => {
  const asked: string[] = []
  lifeWith(asking(asked)).refresh('bag', 'own')
  await settled()
  expect(asked).toEqual(['bag', 'own'])
})

it('asks for all once more where they change while they are asked for', async () => {
  const asked: string[] = []
  const account = lifeWith(asking(asked))
  account.refresh(...TOPICS)
  account.refresh(...TOPICS)
  account.refresh('bag')
  await settled()
  expect(asked).toEqual(['all', 'all'])
})

it('asks for what changed while all was asked for by itself', async () => {
  const asked: string[] = []
  const account = lifeWith(asking(asked))
  account.refresh(...TOPICS)
  account.refresh('bag')
  await settled()
  expect(asked).toEqual(['all', 'bag'])
})

it('knows that every topic has failed where the request for all of them has', async () => {
  const account = lifeWith({
    all: async () => {
      throw new UnreachableError('no answer')
    },
  })
  account.refresh(...TOPICS)
  await settled()
  expect(account.state.getState().failed).toEqual(TOPICS)
})

/** Sources that know everything, and write down what they were asked for. */
function asking(asked: string[]): Sources {
  const known = { own: OWN, things: [], friends: [], deliveries: [] }
  const source = (name: string) => async () => {
    asked.push(name)
    return known
  }
  return {
    own: source('own'),
    bag: source('bag'),
    friends: source('friends'),
    shop: source('shop'),
    prints: source('prints'),
    trade: source('trade'),
    all: source('all'),
  }
}

/** A promise that the test keeps when it is time. */
function later<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((keep) => (resolve = keep))
  return { promise, resolve }
}
