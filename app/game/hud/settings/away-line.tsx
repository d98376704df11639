import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HudNotice } from '#app/game/hud/notices/notice.tsx'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import { Button } from '#app/ui/button.tsx'
import { fetchAway, hasAsked, noteAsked, pushWay } from './push-browser.ts'
import { OPTIONS_WINDOW } from './windows.ts'

/** `from` is the dog that has whispered while nobody looked. */
export type AwayLineProps = { from: string; onRead: () => void }

/** Asks once, where push messages are possible and not on yet, whether the player wants to be told next time. */
export function AwayLine({ from, onRead }: AwayLineProps) {
  const { t } = useTranslation('late')
  const windows = useWindows()
  const [isOffered, setIsOffered] = useState(false)
  useEffect(() => {
    if (hasAsked() || pushWay() === null) return onRead()
    fetchAway().then(({ publicKey, isOn }) => (publicKey !== null && !isOn ? setIsOffered(true) : onRead()), onRead)
    // It is decided once for each line.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  if (!isOffered) return null
  const answer = (isWanted: boolean) => {
    noteAsked()
    onRead()
    if (isWanted) windows.open(OPTIONS_WINDOW, { isByKey: true })
  }
  return (
    <HudNotice
      icon="note"
      action={
        <>
          <Button size="small" kind="primary" onClick={() => answer(true)}>
            {t('away.tell')}
          </Button>
          <Button size="small" onClick={() => answer(false)}>
            {t('away.no')}
          </Button>
        </>
      }
    >
      {t('away.line', { name: from })}
    </HudNotice>
  )
}
