import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import { EMOTES } from '#durable/rules/chat.ts'
import type { Emote } from '#durable/rules/chat.ts'
import styles from './emote-picker.module.css'

/** The key beside the field that one talks in, and the pictures that a dog can show over its head. */
export function EmotePicker({ onChoose }: { onChoose: (emote: Emote) => void }) {
  const { t } = useTranslation('game')
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [isOpen])
  const choose = (emote: Emote) => {
    setOpen(false)
    onChoose(emote)
  }
  return (
    <div ref={place} className={styles.place} onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
      <button
        type="button"
        className={styles.key}
        aria-label={t('emotes.label')}
        aria-expanded={isOpen}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="emote-laugh" />
      </button>
      {isOpen && (
        <div role="group" aria-label={t('emotes.label')} className={styles.board} data-hud>
          {EMOTES.map((emote) => (
            <button
              key={emote}
              type="button"
              className={styles.emote}
              aria-label={t(`emotes.name.${emote}`)}
              title={t(`emotes.name.${emote}`)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(emote)}
            >
              <Icon name={`emote-${emote}`} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
