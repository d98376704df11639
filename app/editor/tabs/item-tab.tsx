import { DogPicture } from '#app/dog/dog-picture.tsx'
import { ThingPicture } from '#app/dog/thing-picture.tsx'
import { wordsIn } from '#app/editor/kit/sheet-look.ts'
import type { FieldWords, SheetLook } from '#app/editor/kit/sheet-look.ts'
import { shownValue } from '#app/editor/kit/typed-value.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LENT_KINDS, itemKind } from '#durable/rules/items/catalogue.ts'
import { SLOTS } from '#durable/rules/items/item-kind.ts'
import { isRecord } from '#durable/rules/sheets/canonical.ts'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import type { ITEM_FIELDS } from '#durable/rules/sheets/items.ts'
import styles from './tabs.module.css'

const MODEL_COAT = '#e9b877'

/** The kinds of things: what they are called and what they cost. Slot and drawing are those of the code. */
export const ITEM_TAB: SheetLook = {
  sheet: 'items',
  icon: 'hat',
  title: (t) => t('tab.item'),
  nameOf: (row, { language }) => nameIn(row, language) || row.id,
  namesOf: (row) => (isRecord(row.name) ? Object.values(row.name).filter((name) => typeof name === 'string') : []),
  noteOf: (row, { t }) => {
    const kind = itemKind(row.id)
    return [
      kind && t(`slot.${kind.slot}`),
      row.isRare === true && t('item.rare'),
      row.isRetired === true && t('item.retired'),
      row.isSold !== true && row.isRetired !== true && t('item.notSold'),
    ]
      .filter(Boolean)
      .join(', ')
  },
  figureOf: (row) =>
    row.price === undefined ? null : (
      <>
        {shownValue(row.price)}
        <Icon name="bone" />
      </>
    ),
  pictureOf: ({ id }) => <ThingPicture kind={id} within={44} />,
  previewOf: ({ id }, { t }) => {
    const kind = itemKind(id)
    return (
      <figure className={styles.figure}>
        <div className={styles.lawn}>
          <DogPicture dog={{ color: MODEL_COAT, wear: kind ? { [kind.slot]: kind.key } : {} }} label="" scale={3} />
        </div>
        <figcaption>{kind && t('item.worn', { slot: t(`slot.${kind.slot}`) })}</figcaption>
      </figure>
    )
  },
  mayBeGiven: ({ id, isRetired }) => isRetired !== true && !LENT_KINDS.includes(id),
  filters: ({ t }) => [
    ...SLOTS.map((slot) => ({
      key: slot,
      label: t(`slot.${slot}`),
      has: ({ id }: DraftRow) => itemKind(id)?.slot === slot,
    })),
    { key: 'rare', label: t('item.rareFilter'), has: ({ isRare }) => isRare === true },
  ],
  words: (field, t) => {
    const words: Record<Exclude<keyof typeof ITEM_FIELDS, 'id'>, FieldWords> = {
      name: { label: t('field.items.name') },
      price: { label: t('field.items.price'), hint: t('field.items.priceHint') },
      isRare: { label: t('field.items.isRare') },
      isSold: { label: t('field.items.isSold') },
      isRetired: { label: t('field.items.isRetired'), hint: t('field.items.isRetiredHint') },
    }
    return wordsIn(words, field)
  },
  fallbackColourOf: () => MODEL_COAT,
  bulk: 'price',
  newRow: null,
}

function nameIn(row: DraftRow, language: string): string {
  const name = isRecord(row.name) ? row.name[language] : ''
  return typeof name === 'string' ? name : ''
}
