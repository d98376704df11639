import { wordsIn } from '#app/editor/kit/sheet-look.ts'
import type { FieldWords, SheetLook } from '#app/editor/kit/sheet-look.ts'
import { TileInspector } from '#app/editor/tiles/tile-inspector.tsx'
import { isRecord } from '#durable/rules/sheets/canonical.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { TILE_FIELDS } from '#durable/rules/sheets/tiles.ts'
import swatches from '#app/editor/map-desk/map-side.module.css'

/** The terrains: what they are called, and what dogs may do where they are drawn. */
export const TILE_TAB: SheetLook = {
  sheet: 'tiles',
  icon: 'area',
  title: (t) => t('tab.tile'),
  nameOf: ({ id, name }, { language }) => {
    const word = isRecord(name) ? name[language] : undefined
    return typeof word === 'string' && word !== '' ? word : id
  },
  namesOf: ({ name }) => (isRecord(name) ? Object.values(name).filter((word) => typeof word === 'string') : []),
  noteOf: ({ ground }, { t }) => t(`tiles.ground.${groundIn(ground)}`),
  figureOf: () => null,
  pictureOf: ({ id }) => <i className={swatches.swatch} data-terrain={id} />,
  previewOf: (_row, { t }) => <p>{t('tiles.note')}</p>,
  mayBeGiven: () => false,
  filters: () => [],
  words: (field, t) => {
    const words: Record<Exclude<keyof typeof TILE_FIELDS, 'id'>, FieldWords> = {
      name: { label: t('field.tiles.name') },
      ground: {
        label: t('field.tiles.ground'),
        hint: t('field.tiles.groundHint'),
        options: {
          normal: t('tiles.ground.normal'),
          water: t('tiles.ground.water'),
          forbidden: t('tiles.ground.forbidden'),
          dig: t('tiles.ground.dig'),
        },
      },
    }
    return wordsIn(words, field)
  },
  fallbackColourOf: () => '#000000',
  bulk: null,
  newRow: null,
  beside: { icon: 'search', words: (t) => t('tiles.inspect'), Content: TileInspector },
}

function groundIn(ground: Json | undefined) {
  return ground === 'water' || ground === 'forbidden' || ground === 'dig' ? ground : 'normal'
}
