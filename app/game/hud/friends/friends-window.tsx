import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Fetched } from '#app/game/hud/account/fetched.tsx'
import { useAccount, useAccountState } from '#app/game/hud/account/use-account.ts'
import { useAct } from '#app/game/hud/account/use-act.ts'
import { useRooms } from '#app/game/hud/map/park-map.ts'
import type { Rooms } from '#app/game/hud/map/park-map.ts'
import { DogHead } from '#app/game/hud/shared/dog-head.tsx'
import { RefusalNote } from '#app/game/hud/shared/refusal-note.tsx'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import type { OwnFriend } from '#app/game/model/account/dog-queries.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { Button } from '#app/ui/button.tsx'
import { languageOfTag } from '#durable/rules/languages.ts'
import { parseInstance, roomOf } from '#durable/rules/places/twins.ts'
import { FRIENDS_WINDOW } from './feature.ts'
import styles from './friends.module.css'

/** The window of friends. */
export default function FriendsWindow({ game }: WindowProps) {
  const { t } = useTranslation('game')
  return (
    <GameWindow window={FRIENDS_WINDOW} title={t('life.friends.title')} corner="bottom-right" className={styles.window}>
      <Fetched topic="friends">
        <Friends game={game} />
      </Fetched>
    </GameWindow>
  )
}

const ORDER: readonly OwnFriend['state'][] = ['asks', 'friends', 'asked']

/** Requests from others, friends with their rooms, and own requests. */
function Friends({ game }: { game: Game }) {
  const { t, i18n } = useTranslation('game')
  const account = useAccount()
  const friends = useAccountState((state) => state.friends) ?? []
  const room = useStore(game.state, ({ world }) => world.room ?? '')
  const rooms = useRooms(room, account.dogId, languageOfTag(i18n.language))
  // This page is not told when friends change rooms, so the list is loaded each time the window opens.
  useEffect(() => account.refresh('friends'), [account, room])
  if (friends.length === 0) return <p className={styles.empty}>{t('life.friends.empty')}</p>
  return (
    <ul className={styles.friends} aria-label={t('life.friends.title')}>
      {ORDER.flatMap((state) => friends.filter((friend) => friend.state === state)).map((friend) => (
        <FriendRow key={friend.dogId} friend={friend} rooms={rooms} game={game} />
      ))}
    </ul>
  )
}

function FriendRow({ friend, rooms, game }: { friend: OwnFriend; rooms: Rooms | null; game: Game }) {
  const { t } = useTranslation('game')
  const { name, state } = friend
  const here = useStore(game.state, ({ world }) => world.room)
  return (
    <li className={styles.friend}>
      <DogHead dog={friend} />
      <p className={styles.words}>
        <bdi>{name}</bdi>
        <small>
          {state === 'friends' ? <Where room={friend.room} rooms={rooms} here={here} /> : t(`life.friends.${state}`)}
        </small>
      </p>
      <Choices friend={friend} canGo={friend.room !== null} game={game} />
    </li>
  )
}

function Where({ room, rooms, here }: { room: string | null; rooms: Rooms | null; here: string | null }) {
  const { t } = useTranslation('game')
  if (room === null) return t('life.friends.away')
  if (room === here) return t('life.friends.here')
  const name = rooms?.get(roomOf(room))?.name ?? t('life.friends.inPark')
  const twin = parseInstance(room)?.twin ?? 1
  return twin === 1 ? name : t('search.twin', { room: name, number: twin })
}

function Choices({ friend, canGo, game }: { friend: OwnFriend; canGo: boolean; game: Game }) {
  const { t } = useTranslation('game')
  const account = useAccount()
  const { isBusy, refusal, act } = useAct()
  const [isSure, setSure] = useState(false)
  const { dogId, name, state } = friend
  const end = () => void act(account.endFriendship(dogId))
  return (
    <div className={styles.choices}>
      {state === 'asks' && (
        <>
          <Button size="small" disabled={isBusy} onClick={end}>
            {t('life.friends.deny')}
          </Button>
          <Button size="small" kind="primary" disabled={isBusy} onClick={() => void act(account.acceptFriend(dogId))}>
            {t('life.friends.accept')}
          </Button>
        </>
      )}
      {state === 'asked' && (
        <Button size="small" disabled={isBusy} onClick={end}>
          {t('life.friends.takeBack')}
        </Button>
      )}
      {state === 'friends' && (
        <>
          {isSure ? (
            <Button size="small" kind="danger" disabled={isBusy} onBlur={() => setSure(false)} autoFocus onClick={end}>
              {t('life.friends.endSure')}
            </Button>
          ) : (
            <Button size="small" aria-label={t('life.friends.endNamed', { name })} onClick={() => setSure(true)}>
              {t('life.friends.end')}
            </Button>
          )}
          {canGo && (
            <Button
              size="small"
              kind="primary"
              aria-label={t('life.friends.goTo', { name })}
              onClick={() => void game.goTo(dogId)}
            >
              {t('life.friends.go')}
            </Button>
          )}
        </>
      )}
      <RefusalNote refusal={refusal} />
    </div>
  )
}
