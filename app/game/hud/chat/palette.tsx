import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { EMOTES } from '#durable/rules/chat.ts'
import type { Emote } from '#durable/rules/chat.ts'
import { EMOJI } from '#app/game/model/chat/emoji.ts'
import { roving } from '#app/game/hud/shared/roving.ts'
import keyStyles from '#app/game/hud/shared/field-key.module.css'
import styles from './palette.module.css'

type PaletteProps = { onEmote: (emote: Emote) => void; onSign: (sign: string) => void }

/** The key beside the field that one talks in: what a dog can show over its head, and signs to stand among words. */
export function Palette({ onEmote, onSign }: PaletteProps) {
  const { t } = useTranslation('game')
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const key = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: PointerEvent) => {
      // In the field one writes on, and chooses the next sign.
      const isNear = target instanceof Node && place.current?.closest('form')?.contains(target)
      if (!isNear) setOpen(false)
    }
    // Before the field or the park hears of it: Escape closes what was opened last.
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopPropagation()
      if (place.current?.contains(document.activeElement)) key.current?.focus()
      setOpen(false)
    }
    const listening = new AbortController()
    document.addEventListener('pointerdown', leave, { signal: listening.signal })
    document.addEventListener('keydown', close, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])
  return (
    <div ref={place} className={keyStyles.place}>
      <button
        ref={key}
        type="button"
        className={keyStyles.key}
        aria-label={t('emotes.label')}
        aria-expanded={isOpen}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="emote-laugh" />
      </button>
      {isOpen && (
        <div className={styles.board} data-hud>
          <Signs
            title={t('talk.signs.over')}
            signs={EMOTES.map((emote) => ({ key: emote, icon: `emote-${emote}`, label: t(`emotes.name.${emote}`) }))}
            onChoose={(emote) => {
              setOpen(false)
              onEmote(emote)
            }}
          />
          <Signs
            title={t('talk.signs.among')}
            signs={EMOJI.map(({ name, sign, icon }) => ({ key: sign, icon, label: t(`talk.signs.name.${name}`) }))}
            onChoose={(sign, isByKey) => {
              if (isByKey) setOpen(false)
              onSign(sign)
            }}
          />
        </div>
      )}
    </div>
  )
}

type SignsProps<Key extends string> = {
  title: string
  signs: readonly { key: Key; icon: IconName; label: string }[]
  onChoose: (key: Key, isByKey: boolean) => void
}

/** One stop of the Tab key; the arrow keys go from sign to sign. */
function Signs<Key extends string>({ title, signs, onChoose }: SignsProps<Key>) {
  const id = useId()
  const [at, setAt] = useState(0)
  return (
    <>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <div role="group" aria-labelledby={id} className={styles.signs} onKeyDown={roving}>
        {signs.map(({ key, icon, label }, index) => (
          <button
            key={key}
            type="button"
            className={styles.sign}
            aria-label={label}
            title={label}
            tabIndex={index === at ? 0 : -1}
            onFocus={() => setAt(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ detail }) => onChoose(key, detail === 0)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </>
  )
}
