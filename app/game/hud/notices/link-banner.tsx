import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '#app/ui/button.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { showsBanner } from '#app/game/model/connection/link.ts'
import { useNow } from '#app/game/hud/shared/use-now.ts'
import { Notice } from './notice.tsx'

/** How long "Connected again" stands, ms. */
const BACK_MS = 2000

/** Says that the line is lost, what is kept and when the next try is; the park stays where it is. */
export function LinkBanner({ game }: { game: Game }) {
  const { t } = useTranslation('game')
  const link = useStore(game.state, (state) => state.link)
  const now = useNow(link.state === 'lost' ? 250 : null)
  const isLost = showsBanner(link, now)
  const isBack = useIsBack(isLost)
  const retryAt = link.state === 'lost' ? link.retryAt : null
  if (isLost) {
    const tryNow = (
      <Button size="small" disabled={retryAt === null} onClick={() => game.tryNow()}>
        {t('link.tryNow')}
      </Button>
    )
    return (
      <Notice icon="plug" action={tryNow}>
        {t('link.lost')}
        <small>
          {t('link.kept')}{' '}
          <span aria-hidden="true">
            {retryAt === null
              ? t('link.trying')
              : t('link.nextTry', { seconds: Math.max(0, Math.ceil((retryAt - now) / 1000)) })}
          </span>
        </small>
      </Notice>
    )
  }
  return isBack && <Notice icon="check">{t('link.back')}</Notice>
}

// True for a moment after the banner has gone.
function useIsBack(isLost: boolean): boolean {
  const [wasLost, setWasLost] = useState(false)
  useEffect(() => {
    if (isLost) return setWasLost(true)
    const timer = setTimeout(() => setWasLost(false), BACK_MS)
    return () => clearTimeout(timer)
  }, [isLost])
  return wasLost && !isLost
}
