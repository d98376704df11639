import type { Pack } from '#durable/rules/packs.ts'

const PENNANTS = import.meta.glob<string>('../../../art/built/icons/pennant-*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})
const HOUSES = import.meta.glob<string>('../../../art/built/site/pack-*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of the flag of a pack, 26 by 28 pixels as drawn. */
export function packPennant(pack: Pack): string {
  return PENNANTS[`../../../art/built/icons/pennant-${pack}.png`] ?? ''
}

/** The address of the house of a pack, 112 by 112 pixels as drawn. */
export function packHouse(pack: Pack): string {
  return HOUSES[`../../../art/built/site/pack-${pack}.png`] ?? ''
}
