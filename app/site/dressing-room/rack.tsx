import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CoatSliders, GoodCoats } from '#app/dog/coat-controls.tsx'
import { coatEditOf } from '#app/dog/coat-edit.ts'
import type { CoatEdit } from '#app/dog/coat-edit.ts'
import { ThingPicture } from '#app/dog/thing-picture.tsx'
import { useLanguage } from '#app/shared/use-language.ts'
import { Field } from '#app/ui/field.tsx'
import { defaultShadowColor } from '#durable/rules/colours.ts'
import { SLOTS } from '#durable/rules/items/item-kind.ts'
import type { ItemKind, Slot } from '#durable/rules/items/item-kind.ts'
import { thingsFor, thingsNamed, tried } from './fitting.ts'
import type { Fitting } from './use-fitting.ts'
import styles from './dressing-room.module.css'

/** The side of the square in which a thing is shown, CSS px. */
const CELL = 56

/** The controls of the coat, and all things of the park, by slot or by name. */
export function Rack({ fitting: { outfit, show, kinds } }: { fitting: Fitting }) {
  const { t } = useTranslation('pages')
  const [slot, setSlot] = useState<Slot>('hat')
  const [words, setWords] = useState('')
  const [lastTried, setLastTried] = useState<string | null>(null)
  const coat = coatEditOf({ color: outfit.color, shadowColor: defaultShadowColor(outfit.color) })
  const dye = (next: CoatEdit, step?: 'slider') => show({ ...outfit, color: next.color }, step)
  const things = words.trim() === '' ? thingsFor(slot, kinds) : thingsNamed(words, kinds)
  const told = kinds.find(({ key }) => key === (lastTried ?? outfit.wear[slot]))
  return (
    <div className={styles.rack}>
      <CoatSliders coat={coat} maySetStrength={false} onChange={(next) => dye(next, 'slider')} />
      <GoodCoats coat={coat} onChange={dye} />
      <div className={styles.slots} role="group" aria-label={t('dressing.rack')}>
        {SLOTS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === slot && words.trim() === ''}
            onClick={() => {
              setSlot(one)
              setWords('')
              setLastTried(null)
            }}
          >
            {t(`dressing.slot.${one}`)} {thingsFor(one).length}
          </button>
        ))}
      </div>
      <Field
        label={t('dressing.find')}
        value={words}
        maxLength={30}
        onChange={({ target }) => setWords(target.value)}
      />
      {things.length === 0 && <p role="status">{t('dressing.none')}</p>}
      <Things
        things={things}
        isWorn={({ key, slot: of }) => outfit.wear[of] === key}
        onTry={(thing) => {
          show(tried(outfit, thing))
          setLastTried(thing.key)
        }}
      />
      <p className={styles.told}>{told && <Price kind={told} />}</p>
    </div>
  )
}

type ThingsProps = {
  things: readonly ItemKind[]
  isWorn: (kind: ItemKind) => boolean
  onTry: (kind: ItemKind) => void
}

/** Things as keys. Arrows go from one to the next, and up and down by a row. */
function Things({ things, isWorn, onTry }: ThingsProps) {
  const language = useLanguage()
  const step = (event: KeyboardEvent<HTMLUListElement>) => {
    const keys = [...event.currentTarget.querySelectorAll('button')]
    const here = keys.findIndex((key) => key === document.activeElement)
    const top = keys[0]?.offsetTop
    const columns = keys.filter((key) => key.offsetTop === top).length
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key] ?? 0
    const next = by === 0 ? undefined : keys[here + by]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <ul className={styles.things} onKeyDown={step}>
      {things.map((kind) => (
        <li key={kind.key}>
          <button
            type="button"
            aria-label={kind.name[language]}
            title={kind.name[language]}
            aria-pressed={isWorn(kind)}
            onClick={() => onTry(kind)}
          >
            <ThingPicture kind={kind.key} within={CELL} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What a thing costs, and where. */
function Price({ kind: { name, price, slot, isRare } }: { kind: ItemKind }) {
  const { t } = useTranslation('pages')
  const language = useLanguage()
  if (price === null) return t('dressing.notSold', { name: name[language] })
  const facts = { name: name[language], count: price, shop: t(`dressing.shop.${slot}`) }
  return isRare ? t('dressing.rare', facts) : t('dressing.price', facts)
}
