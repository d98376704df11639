import type { TFunction } from 'i18next'
import { footOf } from '#app/game/model/around/foot.ts'
import { nounOfThing } from '#app/game/model/around/thing-nouns.ts'
import type { ThingNoun } from '#app/game/model/around/thing-nouns.ts'
import { tileOfThing } from '#app/game/model/around/usable-here.ts'
import type { Moment } from '#app/game/model/game/game-state.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import { seatOf } from '#app/game/model/world/using.ts'
import { bearingOf, tileOf } from '#app/game/model/world/whereabouts.ts'
import type { Bearing } from '#app/game/model/world/whereabouts.ts'
import type { World } from '#app/game/model/world/world.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { isChord } from '#durable/rules/things/ring.ts'
import { ballWay } from '#durable/rules/things/roll.ts'
import { SPLASH_TILES } from '#durable/rules/things/self.ts'
import { isTurned } from '#durable/rules/things/toggle.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import type { Tile } from '#durable/rules/tiles.ts'

type Told = Extract<Moment, { type: 'thing-used' | 'did' }>
type Wording = { t: TFunction<['game', 'uses']>; language: Language; directions: (bearing: Bearing) => string }
type Seen = Pick<Game, 'world' | 'place'>

/** How near to a thing a ball lies by it, tiles. */
const BY_TILES = 2

/** In how many ms a use can be told: at once, but of a ball when it lies. */
export function toldIn(moment: Told, { place }: Pick<Game, 'place'>): number {
  if (moment.type !== 'thing-used' || moment.thing.action.manner !== 'roll' || !place) return 0
  return ballWay(place.grid, moment.use).ms
}

/** What a dog has done with a thing or with itself, in a sentence; null where the dog or the room is gone by now. */
export function usedInWords(moment: Told, { world, place }: Seen, wording: Wording): string | null {
  const { t, language } = wording
  const dog = world.dogs.get(moment.dog)
  if (!dog || !place) return null
  const name = calledHere(world, dog)
  if (moment.type === 'did') {
    if (moment.act === 'bark') return t('uses:barks', { name })
    return t(isSplashed(world, place, dog.id) ? 'uses:splashes' : 'uses:shakes', { name })
  }
  const { thing, use } = moment
  const noun = nounOfThing(thing)
  const called = thing.given?.name[language] ?? (noun && t(`game:around.thing.${noun}`))
  if (called === null) return null
  const about = { name, thing: called }
  switch (thing.action.manner) {
    case 'roll':
      return rolled(moment, { world, place }, { ...wording, about })
    case 'ring':
      return t(isChord(use) ? 'uses:chord' : 'uses:rings', about)
    case 'wet':
      return t('uses:drinks', about)
    case 'touch':
      return t('uses:touches', about)
    case 'toggle':
      return t(isTurned(use, use.at) ? 'uses:turnsOff' : 'uses:turnsOn', about)
    case 'seat': {
      const other = besideOn(thing, { world, place }, dog.id)
      return other === null ? t('uses:sits', about) : t('uses:sitsBeside', { ...about, other })
    }
  }
}

type Here = { world: World; place: ParkPlace }
type About = Wording & { about: { name: string; thing: string } }

function rolled(
  { thing, use }: Extract<Told, { type: 'thing-used' }>,
  { world, place }: Here,
  { t, directions, about }: About,
): string {
  const [from, to] = ballWay(place.grid, use).corners
  const way = t(`game:roster.direction.d${from && to ? bearingOf(from, to).direction : 0}`)
  const now = Date.now()
  const end = tileOfThing(world, place, thing, now)
  const by = nearestNoun(place, end)
  if (by !== null) return t('uses:rollsBy', { ...about, way, by: t(`game:around.thing.${by}`) })
  const where = directions(bearingOf(tileOf(world, world.me, { grid: place.grid, now }), end))
  return t('uses:rolls', { ...about, way, where })
}

/** What a ball lies by that is no ball itself. */
function nearestNoun({ doc, usable }: ParkPlace, tile: Tile): ThingNoun | null {
  const balls = new Set(usable.flatMap(({ id, action }) => (action.manner === 'roll' ? [id] : [])))
  const near = doc.things.flatMap((thing) => {
    const noun = nounOfThing(thing)
    const { distance } = bearingOf(tile, footOf(thing))
    return noun === null || balls.has(thing.id) || distance > BY_TILES ? [] : [{ noun, distance }]
  })
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.noun ?? null
}

/** The name of another dog that sits on the same thing. */
function besideOn(thing: UsableThing, { world, place }: Here, me: DogId): string | null {
  const other = [...world.dogs.values()].find(
    (dog) => dog.id !== me && seatOf(world, place, dog)?.thing.number === thing.number,
  )
  return other ? calledHere(world, other) : null
}

function isSplashed(world: World, { grid }: ParkPlace, dog: DogId): boolean {
  const at = { grid, now: Date.now() }
  const { distance } = bearingOf(tileOf(world, world.me, at), tileOf(world, dog, at))
  return dog !== world.me && distance <= SPLASH_TILES
}
