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

/** The flag of a pack, 26x28 as drawn. */
export function packPennant(pack: Pack): string {
  return PENNANTS[`../../../art/built/icons/pennant-${pack}.png`] ?? ''
}

/** The house of a pack on Pack Lane, 112x112 as drawn. */
export function packHouse(pack: Pack): string {
  return HOUSES[`../../../art/built/site/pack-${pack}.png`] ?? ''
}
