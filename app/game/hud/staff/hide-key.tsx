import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Game } from '#app/game/model/game/game.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './hide-key.module.css'

/** For moderators: hides the own dog and shows it again. While it is hidden, the key says so. */
export function HideKey({ game }: { game: Game }) {
  const { t } = useTranslation('game')
  const isHidden = useStore(game.state, ({ world }) => world.hidden)
  const isOpen = useStore(game.state, ({ link }) => link.state === 'open')
  return (
    <>
      <button
        type="button"
        className={classNames(styles.key, isHidden && styles.on)}
        aria-pressed={isHidden}
        aria-label={t('hide.key')}
        title={t('hide.key')}
        disabled={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => game.ask({ type: 'hide', hidden: !isHidden })}
      >
        <Icon name="ghost" />
      </button>
      <span role="status">{isHidden && <span className={styles.sign}>{t('hide.sign')}</span>}</span>
    </>
  )
}
