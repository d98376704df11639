import { DogPicture } from '#app/dog/dog-picture.tsx'
import { wordsIn } from '#app/editor/kit/sheet-look.ts'
import type { FieldWords, SheetLook } from '#app/editor/kit/sheet-look.ts'
import { shownValue } from '#app/editor/kit/typed-value.ts'
import { classNames } from '#app/ui/class-names.ts'
import { defaultShadowColor } from '#durable/rules/colours.ts'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import type { COAT_FIELDS } from '#durable/rules/sheets/colours.ts'
import styles from './tabs.module.css'

const COLOUR = /^#[0-9a-f]{6}$/
const FIRST_COLOUR = '#c98b5a'
const GROUNDS = ['grass', 'snow', 'setts'] as const

/** The coats that puppies are born with. */
export const COLOR_TAB: SheetLook = {
  sheet: 'colours',
  icon: 'palette',
  title: (t) => t('tab.color'),
  nameOf: ({ id }) => id,
  namesOf: ({ colour }) => [shownValue(colour)],
  noteOf: ({ isForPuppies }, { t }) => t(isForPuppies === true ? 'coat.puppies' : 'coat.noPuppies'),
  figureOf: ({ weight }) => shownValue(weight),
  pictureOf: (row) => (
    <span className={styles.head}>
      <DogPicture dog={dogIn(row)} label="" scale={1} />
    </span>
  ),
  previewOf: (row, { t }) => (
    <figure className={styles.figure}>
      {GROUNDS.map((ground) => (
        <div key={ground} className={classNames(styles.lawn, styles[ground])}>
          <DogPicture dog={dogIn(row)} label="" scale={2} />
          <DogPicture dog={dogIn(row)} label="" scale={2} pose="sit" />
        </div>
      ))}
      <figcaption>{t('coat.preview')}</figcaption>
    </figure>
  ),
  mayBeGiven: () => false,
  filters: ({ t }) => [{ key: 'puppies', label: t('coat.filter'), has: ({ isForPuppies }) => isForPuppies === true }],
  words: (field, t) => {
    const words: Record<Exclude<keyof typeof COAT_FIELDS, 'id'>, FieldWords> = {
      colour: { label: t('field.colours.colour') },
      shadow: { label: t('field.colours.shadow'), hint: t('field.colours.shadowHint') },
      weight: { label: t('field.colours.weight'), hint: t('field.colours.weightHint') },
      isForPuppies: { label: t('field.colours.isForPuppies') },
    }
    return wordsIn(words, field)
  },
  fallbackColourOf: ({ colour }) => defaultShadowColor(colourIn(colour)),
  bulk: 'weight',
  newRow: (id) => ({ id, colour: FIRST_COLOUR, weight: 10, isForPuppies: true }),
}

function dogIn({ colour, shadow }: DraftRow) {
  const color = colourIn(colour)
  return { color, shadowColor: typeof shadow === 'string' && COLOUR.test(shadow) ? shadow : defaultShadowColor(color) }
}

function colourIn(value: unknown): string {
  return typeof value === 'string' && COLOUR.test(value) ? value : FIRST_COLOUR
}
