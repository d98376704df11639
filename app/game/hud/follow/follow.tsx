import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { HudNotice } from '#app/game/hud/notices/notice.tsx'
import { readingMs } from '#app/game/hud/shared/reading-time.ts'
import { useReadingTime } from '#app/game/hud/shared/use-reading-time.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import { Button } from '#app/ui/button.tsx'
import type { WireDog } from '#durable/protocol/messages.ts'
import { followDog } from './following.ts'
import type { FollowEnd } from './following.ts'

type FollowProps = { game: Game; dog: Pick<WireDog, 'id' | 'name'> }

/** [FO1] Lets the own dog follow another one, and says so until it stops; then why, where that was not its player's wish. */
export function Follow({ game, dog }: FollowProps) {
  const { t } = useTranslation('late')
  const { id } = dog
  const name = useStore(game.state, ({ world }) => calledHere(world, dog))
  const [end, setEnd] = useState<Exclude<FollowEnd, 'own'> | null>(null)
  const close = () => game.state.setState({ following: null })
  useEffect(
    () =>
      followDog(game, id, (why) => {
        if (why === 'own') game.state.setState({ following: null })
        else setEnd(why)
      }),
    [game, id],
  )
  if (end !== null) return <Ended words={t(`follow.${end}`, { name })} onRead={close} />
  const stop = () => {
    game.stopTravelling()
    close()
  }
  return (
    <HudNotice
      icon="paw"
      action={
        <Button size="small" onClick={stop}>
          {t('follow.stop')}
        </Button>
      }
    >
      {t('follow.on', { name })}
    </HudNotice>
  )
}

function Ended({ words, onRead }: { words: string; onRead: () => void }) {
  const listeners = useReadingTime(readingMs(words), onRead)
  return (
    <div {...listeners}>
      <HudNotice icon="paw">{words}</HudNotice>
    </div>
  )
}
