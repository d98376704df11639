import { wordsIn } from '#app/editor/kit/sheet-look.ts'
import type { EditorTexts, FieldWords, SheetLook } from '#app/editor/kit/sheet-look.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { ABILITY_NUMBERS, hasAbilityField } from '#durable/rules/sheets/abilities.ts'
import type { ABILITY_FIELDS, AbilityKey } from '#durable/rules/sheets/abilities.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import styles from './tabs.module.css'

const ICONS: Readonly<Record<AbilityKey, IconName>> = { wheel: 'wheel', roulette: 'palette', festive: 'bunting' }

/** What the party committee can do: whether it can be used, and its numbers. Who sits on it is said on the staff pages. */
export const ABILITY_TAB: SheetLook = {
  sheet: 'abilities',
  icon: 'gift',
  title: (t) => t('tab.abilities'),
  nameOf: ({ id }, { t }) => nameOf(id, t),
  namesOf: () => [],
  noteOf: ({ id, isOn }, { t }) => (isOn === true ? aboutOf(id, t) : t('abilities.isOff')),
  figureOf: () => null,
  pictureOf: ({ id }) => <Icon name={iconOf(id)} />,
  previewOf: ({ id }, { t }) => (
    <figure className={styles.figure}>
      <div className={styles.ability}>
        <Icon name={iconOf(id)} />
        <b>{nameOf(id, t)}</b>
        <span>{aboutOf(id, t)}</span>
      </div>
      <figcaption>{t('abilities.preview')}</figcaption>
      <Button size="small" icon="gift" to="/manage/committee" target="_blank" rel="noreferrer">
        {t('abilities.terms')}
      </Button>
    </figure>
  ),
  mayBeGiven: () => false,
  filters: ({ t }) => [{ key: 'off', label: t('commands.offFilter'), has: ({ isOn }) => isOn !== true }],
  words: (field, t) => {
    const words: Record<Exclude<keyof typeof ABILITY_FIELDS, 'id'>, FieldWords> = {
      isOn: { label: t('field.abilities.isOn'), hint: t('field.abilities.isOnHint') },
      dogs: { label: t('field.abilities.dogs') },
      wait: { label: t('field.abilities.wait') },
      rest: { label: t('field.abilities.rest') },
      afterNo: { label: t('field.abilities.afterNo') },
      lasts: { label: t('field.abilities.lasts') },
      reach: { label: t('field.abilities.reach') },
      pieces: { label: t('field.abilities.pieces') },
      stands: { label: t('field.abilities.stands') },
    }
    return wordsIn(words, field)
  },
  hasField: ({ id }, field) => hasAbilityField(id, field),
  fallbackColourOf: () => '#000000',
  bulk: null,
  newRow: null,
}

function keyOf(id: Json | undefined): AbilityKey | null {
  return (Object.keys(ABILITY_NUMBERS) as AbilityKey[]).find((key) => key === id) ?? null
}

function iconOf(id: Json | undefined): IconName {
  const key = keyOf(id)
  return key === null ? 'gift' : ICONS[key]
}

function nameOf(id: Json | undefined, t: EditorTexts): string {
  const key = keyOf(id)
  return key === null ? '' : t(`abilities.name.${key}`)
}

function aboutOf(id: Json | undefined, t: EditorTexts): string {
  const key = keyOf(id)
  return key === null ? '' : t(`abilities.about.${key}`)
}
