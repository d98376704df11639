import { ThingPicture } from '#app/dog/thing-picture.tsx'
import { wordsIn } from '#app/editor/kit/sheet-look.ts'
import type { FieldWords, SheetLook } from '#app/editor/kit/sheet-look.ts'
import { goodsOf } from '#durable/rules/items/catalogue.ts'
import type { SHOP_FIELDS } from '#durable/rules/sheets/shops.ts'
import styles from './tabs.module.css'

/** The shops, which are rooms. Their goods follow from their slots. */
export const SHOP_TAB: SheetLook = {
  sheet: 'shops',
  icon: 'chest',
  title: (t) => t('tab.shop'),
  nameOf: ({ id }, { roomNames }) => roomNames.get(id) ?? id,
  namesOf: () => [],
  noteOf: ({ id }, { t }) => t('shop.goods', { count: goodsOf(id).length }),
  figureOf: () => null,
  pictureOf: ({ id }) => <ThingPicture kind={goodsOf(id)[0]?.key ?? ''} within={44} />,
  previewOf: ({ id }, { t, language }) => (
    <figure className={styles.figure}>
      <ul className={styles.shelf}>
        {goodsOf(id).map(({ key, name }) => (
          <li key={key} title={name[language]}>
            <ThingPicture kind={key} within={44} />
          </li>
        ))}
      </ul>
      <figcaption>{t('shop.preview')}</figcaption>
    </figure>
  ),
  mayBeGiven: () => false,
  filters: () => [],
  words: (field, t) => {
    const words: Record<Exclude<keyof typeof SHOP_FIELDS, 'id'>, FieldWords> = {
      hasDeliveries: { label: t('field.shops.hasDeliveries'), hint: t('field.shops.hasDeliveriesHint') },
      pieces: { label: t('field.shops.pieces') },
    }
    return wordsIn(words, field)
  },
  fallbackColourOf: () => '#000000',
  bulk: null,
  newRow: null,
}
