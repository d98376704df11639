import { GIVEN_USE } from '#app/game/model/places/given-place.ts'

/**
 * The things that are described in words, each with its prefabs (a key, or a prefix that ends with "-"). They are
 * listed in this order, so landmarks come first. Trees, flowers and fences are scenery and are not described.
 */
const PREFABS_OF = {
  fountain: ['fountain'],
  lighthouse: ['lighthouse'],
  waterfall: ['waterfall'],
  owlDog: ['owl-dog'],
  rankWall: ['rank-wall'],
  cave: ['cave-mouth'],
  cairn: ['great-cairn', 'cairn'],
  oldOak: ['oak-with-swing'],
  maypole: ['maypole'],
  stage: ['stage'],
  shop: ['shop', 'shop-'],
  packHouse: ['house-'],
  boathouse: ['boathouse'],
  tent: ['tent'],
  memorialStone: ['memorial-stone'],
  screen: ['screen'],
  hearth: ['hearth', 'fireplace'],
  stove: ['stove'],
  clock: ['clock'],
  bridge: ['bridge-deck', 'trunk-bridge'],
  smellPost: ['smell-post'],
  noticeBoard: ['notice-board', 'pin-board', 'board-'],
  parkMap: ['park-map'],
  signpost: ['signpost'],
  stall: ['stall-'],
  tradeBench: ['trade-bench'],
  hatCounter: ['hat-counter'],
  mirror: ['mirror'],
  boneCrunch: ['cabinet-knogleknas'],
  jumpingDog: ['cabinet-jumping-dog'],
  catsFree: ['cabinet-cats-free'],
  spinningWheel: ['spinning-wheel'],
  colourRoulette: ['colour-roulette'],
  boat: ['boat-', 'sailboat'],
  beachHut: ['beach-hut-'],
  sandCastle: ['sand-castle'],
  bell: ['bell'],
  sled: ['sled'],
  gravestone: ['gravestone-'],
  kennel: ['kennel-'],
  hurdle: ['hurdle-'],
  ball: ['ball'],
  picnic: ['blanket'],
  bowl: ['bowl-'],
  pump: ['pump'],
  puddle: ['puddle'],
  floorLamp: ['floor-lamp'],
  neonSign: ['neon-'],
  bench: ['bench', 'bench-back', 'velvet-seats', 'stool', 'armchair-'],
  cushion: ['cushion'],
  towel: ['towel'],
  log: ['log'],
  stump: ['stump'],
  /** What is called only by the one who has given it an action. */
  curio: [GIVEN_USE],
} as const

export type ThingNoun = keyof typeof PREFABS_OF

const NOUNS = new Map<string, ThingNoun>()
const BEGINNINGS: [string, ThingNoun][] = []
for (const noun of nounsOf(PREFABS_OF)) {
  for (const prefab of PREFABS_OF[noun]) {
    if (prefab.endsWith('-')) BEGINNINGS.push([prefab, noun])
    else NOUNS.set(prefab, noun)
  }
}

export const THING_NOUNS: readonly ThingNoun[] = nounsOf(PREFABS_OF)

/** The noun for a prefab; null if it is scenery. */
export function nounOf(prefab: string): ThingNoun | null {
  return NOUNS.get(prefab) ?? BEGINNINGS.find(([beginning]) => prefab.startsWith(beginning))?.[1] ?? null
}

/** The noun of a thing; what has none by its prefab, such as one that was uploaded, is called by how it is used. */
export function nounOfThing({ prefab, use }: { prefab: string; use?: string | undefined }): ThingNoun | null {
  return nounOf(prefab) ?? nounOf(`${use}`) ?? nounOf(`${use}-`)
}

function nounsOf<Noun extends string>(things: Record<Noun, unknown>): Noun[] {
  const nouns: Noun[] = []
  for (const noun in things) nouns.push(noun)
  return nouns
}
