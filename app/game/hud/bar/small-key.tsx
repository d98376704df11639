import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Game } from '#app/game/model/game/game.ts'
import { Icon } from '#app/ui/icon.tsx'
import { unseen } from '#app/ui/styles/unseen.ts'
import styles from './small-key.module.css'

/** The only control while the player has hidden the interface. It shows the rest again. */
export function SmallKey({ game, onGrow }: { game: Game; onGrow: () => void }) {
  const { t } = useTranslation('game')
  const unread = useStore(game.state, ({ world }) => world.unread)
  return (
    <button type="button" className={styles.key} aria-label={t('talk.bar.grow')} onClick={onGrow} data-hud>
      <Icon name="chat" />
      {unread > 0 && (
        <span className={styles.unread} role="status">
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <span className={unseen}>{t('bar.unread', { count: unread })}</span>
        </span>
      )}
    </button>
  )
}
