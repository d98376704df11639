import { wordsIn } from '#app/editor/kit/sheet-look.ts'
import type { FieldWords, SheetLook } from '#app/editor/kit/sheet-look.ts'
import { shownValue } from '#app/editor/kit/typed-value.ts'
import { SpritePreview } from '#app/editor/sprites/sprite-preview.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { addressOfPicture, sizeOfPicture } from '#durable/rules/pictures/picture-name.ts'
import { isRecord } from '#durable/rules/sheets/canonical.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import { SPRITE_FIELDS, hasSpriteField } from '#durable/rules/sheets/sprites.ts'
import styles from '#app/editor/sprites/sprites.module.css'

/** Pictures from outside: things for rooms, and what news show. */
export const SPRITE_TAB: SheetLook = {
  sheet: 'sprites',
  icon: 'camera',
  title: (t) => t('tab.sprites'),
  nameOf: ({ id, name }, { language }) => {
    const word = isRecord(name) ? name[language] : undefined
    return typeof word === 'string' && word !== '' ? word : id
  },
  namesOf: ({ name }) => (isRecord(name) ? Object.values(name).filter((word) => typeof word === 'string') : []),
  noteOf: ({ use, isRetired }, { t }) => (isRetired === true ? t('sprites.retired') : t(`sprites.use.${kindIn(use)}`)),
  figureOf: ({ picture }) => {
    const size = sizeOfPicture(picture)
    return size && `${size.width} × ${size.height}`
  },
  pictureOf: ({ picture }) =>
    sizeOfPicture(picture) ? (
      <span className={styles.small}>
        <img src={addressOfPicture(shownValue(picture))} alt="" />
      </span>
    ) : (
      <Icon name="camera" />
    ),
  previewOf: (row) => <SpritePreview row={row} />,
  mayBeGiven: () => false,
  filters: ({ t }) =>
    SPRITE_FIELDS.use.of.map((use) => ({
      key: use,
      label: t(`sprites.use.${use}`),
      has: (row: DraftRow) => kindIn(row.use) === use,
    })),
  words: (field, t) => {
    const words: Record<Exclude<keyof typeof SPRITE_FIELDS, 'id'>, FieldWords> = {
      name: { label: t('field.sprites.name') },
      picture: { label: t('field.sprites.picture'), hint: t('field.sprites.pictureHint') },
      use: {
        label: t('field.sprites.use'),
        options: {
          standing: t('sprites.use.standing'),
          lying: t('sprites.use.lying'),
          news: t('sprites.use.news'),
        },
      },
      footX: { label: t('field.sprites.footX'), hint: t('field.sprites.footXHint') },
      footY: { label: t('field.sprites.footY'), hint: t('field.sprites.footYHint') },
      groundW: { label: t('field.sprites.groundW'), hint: t('field.sprites.groundHint') },
      groundH: { label: t('field.sprites.groundH') },
      licence: {
        label: t('field.sprites.licence'),
        options: { ours: t('sprites.licence.ours'), credits: t('sprites.licence.credits') },
      },
      credit: { label: t('field.sprites.credit'), hint: t('field.sprites.creditHint') },
      isRetired: { label: t('field.sprites.isRetired'), hint: t('field.sprites.isRetiredHint') },
    }
    return wordsIn(words, field)
  },
  hasField: hasSpriteField,
  fallbackColourOf: () => '#000000',
  bulk: null,
  newRow: (id) => ({
    id,
    name: { dk: '', en: '', no: '', se: '' },
    picture: '',
    use: 'standing',
    licence: 'ours',
    isRetired: false,
  }),
}

function kindIn(use: Json | undefined) {
  return SPRITE_FIELDS.use.of.find((known) => known === use) ?? 'standing'
}
