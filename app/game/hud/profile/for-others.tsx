import { useTranslation } from 'react-i18next'
import { useAccount, useAccountState } from '#app/game/hud/account/use-account.ts'
import { useAct } from '#app/game/hud/account/use-act.ts'
import { openReport } from '#app/game/hud/report/feature.ts'
import { RefusalNote } from '#app/game/hud/shared/refusal-note.tsx'
import { TRADE_WINDOW } from '#app/game/hud/trade/feature.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import { friendshipWith } from '#app/game/model/account/friendship.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ShownProfile } from './profile-query.ts'
import styles from './profile.module.css'

/** Treats, gifts and trades for a dog of another user. */
export function ForOthers({ game, profile: { id, name } }: { game: Game; profile: ShownProfile }) {
  const { t } = useTranslation(['game', 'late'])
  const account = useAccount()
  const windows = useWindows()
  const friendship = useAccountState((state) => friendshipWith(id, state))
  const treat = useAct()
  const ask = useAct()
  const trade = useAct()
  const isBusy = treat.isBusy || ask.isBusy || trade.isBusy
  const propose = async () => {
    if ((await trade.act(account.proposeTrade(id))) !== null) windows.open(TRADE_WINDOW, { isByKey: true })
  }
  const report = () => {
    openReport({ game, windows }, { dog: id, name, line: null, room: game.world.room })
  }
  return (
    <div className={styles.actions}>
      <div role="status" className={styles.told}>
        {treat.result !== null && <p>{t('life.profile.treated', { name })}</p>}
        {friendship === 'friends' && (
          <p>
            <Icon name="friends" />
            {t('life.friends.areFriends')}
          </p>
        )}
        {friendship === 'asked' && <p>{t('life.friends.askedNow', { name })}</p>}
      </div>
      <Button size="small" disabled={isBusy} onClick={() => void propose()}>
        {t('late:trade.title')}
      </Button>
      {(friendship === null || friendship === 'asks') && (
        <Button size="small" disabled={isBusy} onClick={() => void ask.act(account.askFriend(id))}>
          {t(friendship === null ? 'life.friends.ask' : 'life.friends.accept')}
        </Button>
      )}
      {treat.result === null && (
        <div className={styles.treat}>
          <Button size="small" icon="treat" disabled={isBusy} onClick={() => void treat.act(account.treat(id))}>
            {t('life.profile.treat')}
          </Button>
        </div>
      )}
      <RefusalNote refusal={treat.refusal ?? ask.refusal ?? trade.refusal} />
      <div className={styles.report}>
        <Button size="small" onClick={report}>
          {t('dogMenu.report')}
        </Button>
      </div>
    </div>
  )
}
