import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useAccount, useAccountState } from '#app/game/hud/account/use-account.ts'
import { useThingName } from '#app/game/hud/account/use-thing-name.ts'
import type { ReceivedFavour } from '#app/game/model/account/dog-queries.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import { browserStorage } from '#app/storage.ts'
import { Button } from '#app/ui/button.tsx'
import { Toast } from './toast.tsx'
import { ToldFavours, firstUntold } from './told-favours.ts'

/** The next favour that the player has not seen, and a function to mark it as seen. */
export function useUntoldFavour(): { favour: ReceivedFavour | null; tell: (favour: ReceivedFavour) => void } {
  const { dogId } = useAccount()
  const [told] = useState(() => new ToldFavours({ storage: browserStorage, dogId }))
  const ids = useStore(told.state)
  const favour = useAccountState(({ favours }) => firstUntold(favours, ids))
  return { favour, tell: (one) => told.tell(one) }
}

type FavourToldProps = { game: Game; favour: ReceivedFavour; onTold: () => void }

/** [U7] What another dog has done for the own dog, perhaps while its player was away. */
export function FavourTold({ game, favour, onTold }: FavourToldProps) {
  const { t } = useTranslation(['late', 'words'])
  const own = useStore(game.state, ({ world }) => ownDog(world)?.name ?? '')
  const thingName = useThingName()
  const { kind, name, thing } = favour
  return (
    <Toast words={t(`favours.${kind}`, { name, own, thing: thing === null ? '' : thingName(thing) })} onRead={onTold}>
      <Button size="small" kind="primary" onClick={onTold}>
        {t('words:ok')}
      </Button>
    </Toast>
  )
}
