import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roving } from '#app/game/hud/shared/roving.ts'
import { PHONE, useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import { EMOJI } from '#app/game/model/chat/emoji.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { EMOTES } from '#durable/rules/chat.ts'
import type { Emote } from '#durable/rules/chat.ts'
import styles from './palette.module.css'

export type PaletteBoardProps = { onEmote: (emote: Emote) => void; onSign: (sign: string, isByKey: boolean) => void }

/** The emotes that a dog shows over its head, and the emoji for chat lines. */
export function PaletteBoard({ onEmote, onSign }: PaletteBoardProps) {
  const { t } = useTranslation(['game', 'late'])
  const isSheet = useMediaQuery(PHONE)
  return (
    <div className={styles.board} data-hud data-sheet={isSheet ? 'tall' : undefined}>
      <div className={styles.all}>
        <Signs
          title={t('late:signs.over')}
          signs={EMOTES.map((emote) => ({ key: emote, icon: `emote-${emote}`, label: t(`emotes.name.${emote}`) }))}
          onChoose={onEmote}
        />
        <Signs
          title={t('late:signs.among')}
          signs={EMOJI.map(({ name, sign, icon }) => ({ key: sign, icon, label: t(`late:signs.name.${name}`) }))}
          onChoose={onSign}
        />
      </div>
    </div>
  )
}

type SignsProps<Key extends string> = {
  title: string
  signs: readonly { key: Key; icon: IconName; label: string }[]
  onChoose: (key: Key, isByKey: boolean) => void
}

/** One stop of the Tab key. The arrow keys move between the signs. */
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
