/** [BK1] The pages of the collector's book, in their order. */
export const PAGES = ['first', 'places', 'nose', 'year'] as const
export type Page = (typeof PAGES)[number]

/** [BK3] What a full page brings, once. */
export const PAGE_BONES = 20

/**
 * [BK1] All stamps by key, and the page of each. A room knows a stamp by its place in this list, so a new one goes to the end, and
 * none is taken out.
 */
const PAGE_OF_STAMP = {
  walk: 'first',
  hello: 'first',
  sniff: 'first',
  hole: 'first',
  'four-bones': 'first',
  garm: 'first',
  hat: 'first',
  friend: 'first',
  swim: 'first',
  answer: 'first',
  fountain: 'places',
  bell: 'places',
  boat: 'places',
  towel: 'places',
  cinema: 'places',
  neon: 'places',
  hearth: 'places',
  cushion: 'places',
  grove: 'places',
  beam: 'places',
  post: 'nose',
  mark: 'nose',
  spot: 'nose',
  errand: 'nose',
  scoop: 'nose',
  message: 'nose',
  trail: 'nose',
  'trail-night': 'nose',
  'trail-snow': 'nose',
  'trail-together': 'nose',
  snow: 'year',
  blossom: 'year',
  picnic: 'year',
  leaves: 'year',
  midsummer: 'year',
  'night-swim': 'year',
  'winter-fire': 'year',
  birthday: 'year',
  'friday-hunt': 'year',
  'pack-banner': 'year',
} as const satisfies Record<string, Page>

export type StampKey = keyof typeof PAGE_OF_STAMP

/** In the order of the pages, and of each page. */
export const STAMPS = Object.keys(PAGE_OF_STAMP) as readonly StampKey[]

/** The stamps that the book shows on a page, in their order. */
export function stampsOn(page: Page): readonly StampKey[] {
  return STAMPS.filter((key) => PAGE_OF_STAMP[key] === page)
}

/** Whether the text is the key of a stamp. */
export function isStampKey(text: string): text is StampKey {
  return Object.hasOwn(PAGE_OF_STAMP, text)
}

/** The stamps that a user has, a sum of powers of two by their places in STAMPS. */
export type StampMask = number

/** The mask of these stamps. */
export function stampMaskFor(keys: readonly StampKey[]): StampMask {
  return [...new Set(keys)].reduce((sum, key) => sum + 2 ** STAMPS.indexOf(key), 0)
}

/** Whether the mask has the stamp. It may have more bits than bit operations know. */
export function hasStamp(mask: StampMask, key: StampKey): boolean {
  return Math.floor(mask / 2 ** STAMPS.indexOf(key)) % 2 === 1
}

/** Those of the stamps that the mask does not have. */
export function missingIn(mask: StampMask, keys: readonly StampKey[]): StampKey[] {
  return keys.filter((key) => !hasStamp(mask, key))
}
