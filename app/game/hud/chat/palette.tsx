import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Emote } from '#durable/rules/chat.ts'
import type { PaletteBoardProps } from './palette-board.tsx'
import keyStyles from '#app/game/hud/shared/field-key.module.css'

type PaletteProps = { onEmote: (emote: Emote) => void; onSign: (sign: string) => void }

const fetchBoard = () => import('./palette-board.tsx').then(({ PaletteBoard }) => PaletteBoard)

/** The key beside the chat field that opens the emotes and the emoji. */
export function Palette({ onEmote, onSign }: PaletteProps) {
  const { t } = useTranslation('game')
  const [isOpen, setOpen] = useState(false)
  const Board = useLazy<PaletteBoardProps>(isOpen, fetchBoard, { texts: 'late' })
  const place = useRef<HTMLDivElement>(null)
  const key = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: PointerEvent) => {
      // A click into the form leaves the palette open, so that the player can write on and choose the next sign.
      const isNear = target instanceof Node && place.current?.closest('form')?.contains(target)
      if (!isNear) setOpen(false)
    }
    // In the capture phase, before the field or the park: Escape closes what was opened last.
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
      {isOpen && Board && (
        <Board
          onEmote={(emote) => {
            setOpen(false)
            onEmote(emote)
          }}
          onSign={(sign, isByKey) => {
            if (isByKey) setOpen(false)
            onSign(sign)
          }}
        />
      )}
    </div>
  )
}
