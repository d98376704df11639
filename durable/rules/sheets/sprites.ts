import { LANGUAGES } from '#durable/rules/languages.ts'
import { shadowSize } from '#durable/rules/pictures/own-shadow.ts'
import { PICTURE_LIMITS, sizeOfPicture } from '#durable/rules/pictures/picture-name.ts'
import type { PictureSize } from '#durable/rules/pictures/picture-name.ts'
import { pixelsInStrip } from '#durable/rules/pictures/strip.ts'
import type { RowFault } from './faults.ts'
import type { RowOf, SheetFields } from './field.ts'

/** The longest id: with what it begins with in a room, and a number behind it, it is the id of a thing there. */
const ID_LETTERS = 32

/** The fields of a picture that staff have uploaded. Numbers are px of the picture, and of the ground. */
export const SPRITE_FIELDS = {
  id: { kind: 'id' },
  name: { kind: 'texts', min: 1, max: 24 },
  picture: { kind: 'picture' },
  /** A thing that stands or lies in rooms, or what news show. */
  use: { kind: 'choice', of: ['standing', 'lying', 'news'] },
  /** Where its foot is, from the upper left; the middle of the lower edge if absent. */
  footX: { kind: 'number', min: 0, max: PICTURE_LIMITS.side, step: 1, unit: 'pixels', optional: true },
  footY: { kind: 'number', min: 0, max: PICTURE_LIMITS.side, step: 1, unit: 'pixels', optional: true },
  /** The ground that it takes up, centred on its foot and up from it; none if absent. */
  groundW: { kind: 'number', min: 8, max: PICTURE_LIMITS.side, step: 1, unit: 'pixels', optional: true },
  groundH: { kind: 'number', min: 4, max: 128, step: 1, unit: 'pixels', optional: true },
  /** Whose picture it is: the park's, or that of somebody who is named in the credits. */
  licence: { kind: 'choice', of: ['ours', 'credits'] },
  credit: { kind: 'text', min: 1, max: 60, optional: true },
  isRetired: { kind: 'switch' },
} as const satisfies SheetFields
export type SpriteRow = RowOf<typeof SPRITE_FIELDS>

/** The first revision of the sheet: nothing was uploaded. */
export const SPRITE_ROWS: readonly SpriteRow[] = []

/** Whether it is a thing, and no picture of news. */
export function isThing({ use }: Pick<SpriteRow, 'use'>): boolean {
  return use !== 'news'
}

/** Whether a row has the field: what news show has neither foot nor ground. */
export function hasSpriteField({ use, licence }: Readonly<Record<string, unknown>>, field: string): boolean {
  if (field === 'credit') return licence === 'credits'
  if (field === 'groundW' || field === 'groundH') return use === 'standing'
  return use !== 'news' || (field !== 'footX' && field !== 'footY')
}

/** [SP3] Where the foot of a picture is, px from its upper left. */
export function footOfSprite({ picture, footX, footY }: SpriteRow): { x: number; y: number } {
  const { width, height } = sizeOf(picture)
  return { x: footX ?? Math.floor(width / 2), y: footY ?? height }
}

/** [SP3] The ground that a sprite takes up, px; null for none. */
export function groundOfSprite({ use, groundW, groundH }: SpriteRow): readonly [w: number, h: number] | null {
  return use === 'standing' && groundW !== undefined && groundH !== undefined ? [groundW, groundH] : null
}

/** [SP4] The px that a thing takes in the strip, with its shadow. */
export function pixelsOfSprite(row: SpriteRow): number {
  const ground = groundOfSprite(row)
  return pixelsInStrip(sizeOf(row.picture)) + (ground ? pixelsInStrip(shadowSize(ground)) : 0)
}

/** [SP3] What is wrong with rows together whose fields are all right. */
export function spriteFaults(rows: readonly SpriteRow[]): RowFault[] {
  return [...rows.flatMap(faultsOfSprite), ...rows.flatMap((row) => namesTwice(row, rows))]
}

function faultsOfSprite(row: SpriteRow): RowFault[] {
  const { id, use, picture, groundW, groundH } = row
  const { width, height } = sizeOf(picture)
  const limit = PICTURE_LIMITS.newsSide
  const foot = footOfSprite(row)
  const at = (field: string) => `${id}.${field}`
  return [
    ...(id.length > ID_LETTERS ? [{ at: id, what: 'too-long', limit: ID_LETTERS } as const] : []),
    ...(use === 'news' && Math.max(width, height) > limit
      ? [{ at: at('picture'), what: 'too-large', limit } as const]
      : []),
    ...(foot.x > width ? [{ at: at('footX'), what: 'too-large', limit: width } as const] : []),
    ...(foot.y > height ? [{ at: at('footY'), what: 'too-large', limit: height } as const] : []),
    ...(groundW !== undefined && groundH === undefined ? [{ at: at('groundH'), what: 'missing' } as const] : []),
    ...(groundH !== undefined && groundW === undefined ? [{ at: at('groundW'), what: 'missing' } as const] : []),
    ...(row.licence === 'credits' && row.credit === undefined ? [{ at: at('credit'), what: 'missing' } as const] : []),
  ]
}

function namesTwice({ id, name }: SpriteRow, rows: readonly SpriteRow[]): RowFault[] {
  return LANGUAGES.filter((language) =>
    rows.some((other) => other.id !== id && other.name[language] === name[language]),
  ).map((language) => ({ at: `${id}.name.${language}`, what: 'twice' }))
}

// A row without faults names a picture.
function sizeOf(picture: string): PictureSize {
  return sizeOfPicture(picture) ?? { width: 0, height: 0 }
}
