import type { Visitor } from '#durable/protocol/gate.ts'
import type { News } from '#durable/protocol/news.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Park } from '#durable/room/park.ts'
import { isAway } from '#durable/room/park-dog.ts'
import { die } from './dying.ts'

/** What was let through the gate before is here by then, ms. */
const ON_ITS_WAY_MS = 60_000

/** What the books say of dogs that are here, or on their way. A player who is away asks for all when it is back. */
export function learn(park: Park, news: readonly News[], now: number): Effect[] {
  return news.flatMap((about) => learnOne(park, about, now))
}

function learnOne(park: Park, news: News, now: number): Effect[] {
  const dog = park.dogs.get(news.dog)
  switch (news.type) {
    case 'dressed':
      return dress(park, news, now)
    case 'nudge':
      return dog && !isAway(dog) ? [{ do: 'send', to: news.dog, message: { type: 'nudge', about: news.about } }] : []
    case 'died':
      return die(park, news.dog, now)
    case 'risen':
      return dog ? [{ do: 'tell', message: news }] : []
  }
}

// News may overtake each other, and a dog may have been looked up at the gate before it put on what they tell of.
function dress(park: Park, { dog: id, wear, asOf }: Extract<News, { type: 'dressed' }>, now: number): Effect[] {
  for (const [other, { until }] of park.dressed) if (until <= now) park.dressed.delete(other)
  if (asOf < (park.dressed.get(id)?.asOf ?? 0)) return []
  park.dressed.set(id, { wear, asOf, until: now + ON_ITS_WAY_MS })
  const dog = park.dogs.get(id)
  if (!dog) return []
  dog.visitor = { ...dog.visitor, wear }
  return [
    { do: 'keep', dog: id },
    { do: 'tell', message: { type: 'dressed', dog: id, wear } },
  ]
}

/** The visitor in what it was last heard to wear. */
export function asDressed(park: Park, visitor: Visitor): Visitor {
  const lately = park.dressed.get(visitor.dog)
  return lately ? { ...visitor, wear: lately.wear } : visitor
}
