import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useNow } from '#app/game/hud/shared/use-now.ts'
import { showsBanner } from '#app/game/model/connection/link.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { Button } from '#app/ui/button.tsx'
import { HudNotice } from './notice.tsx'

/** How long "Connected again" is shown, ms. */
const BACK_MS = 2000

/** Says that the connection is lost and why, what is kept, and when the next try is. */
export function LinkBanner({ game }: { game: Game }) {
  const { t } = useTranslation(['game', 'refusals'])
  const link = useStore(game.state, (state) => state.link)
  const now = useNow(link.state === 'lost' ? 250 : null)
  const isLost = showsBanner(link, now)
  const isBack = useIsBack(isLost)
  if (isLost && link.state === 'lost') {
    const { retryAt, refusal, notBefore = 0 } = link
    const tryNow = (
      <Button size="small" disabled={retryAt === null || now < notBefore} onClick={() => game.tryNow()}>
        {t('game:link.tryNow')}
      </Button>
    )
    return (
      <HudNotice icon="plug" action={tryNow}>
        {refusal ? t(`refusals:${refusal}`) : t('game:link.lost')}
        <small>
          {t('game:link.kept')}{' '}
          <span aria-hidden="true">
            {retryAt === null
              ? t('game:link.trying')
              : t('game:link.nextTry', { seconds: Math.max(0, Math.ceil((retryAt - now) / 1000)) })}
          </span>
        </small>
      </HudNotice>
    )
  }
  return isBack && <HudNotice icon="check">{t('game:link.back')}</HudNotice>
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
