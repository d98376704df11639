import { useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ClosedPark } from '#app/game/gate/closed-park.tsx'
import type { Closed } from '#app/game/gate/closed-park.tsx'
import { firstWay, takeEntrance } from '#app/game/gate/entrance-ahead.ts'
import { keepPictures } from '#app/game/gate/keep-pictures.ts'
import type { PlayerDog } from '#app/game/gate/load-client.ts'
import { AccountContext } from '#app/game/hud/account/use-account.ts'
import { useDogAccount } from '#app/game/hud/account/use-dog-account.ts'
import { FEATURES } from '#app/game/hud/all-features.ts'
import { useBar } from '#app/game/hud/bar/use-bar.ts'
import { FeaturesContext } from '#app/game/hud/features/features.ts'
import { LazyGains } from '#app/game/hud/gains/lazy-gains.tsx'
import { Hud } from '#app/game/hud/hud.tsx'
import { CursorWords } from '#app/game/hud/ring/cursor-words.tsx'
import { DogCard } from '#app/game/hud/ring/dog-card.tsx'
import { Ring } from '#app/game/hud/ring/ring.tsx'
import { SettingsContext, useKeptSettings } from '#app/game/hud/settings/use-settings.ts'
import { useNow } from '#app/game/hud/shared/use-now.ts'
import { useScreen } from '#app/game/hud/use-screen.ts'
import { WindowsContext, createWindows } from '#app/game/hud/windows/use-windows.ts'
import { listenToPark } from '#app/game/input/park-input.ts'
import { createAim } from '#app/game/model/aim.ts'
import { isParkUnavailable } from '#app/game/model/connection/link.ts'
import type { Link } from '#app/game/model/connection/link.ts'
import { enterPark } from '#app/game/model/game/enter-park.ts'
import { Game } from '#app/game/model/game/game.ts'
import type { Way } from '#app/game/model/game/game.ts'
import { createSettings } from '#app/game/model/settings/kept-settings.ts'
import type { ParkSurface } from '#app/game/model/surface.ts'
import { ParkScene } from '#app/game/scene/park-scene.client.tsx'
import { useSounds } from '#app/game/sound/use-sounds.ts'
import { clearSession } from '#app/session.ts'
import type { Notice } from '#durable/protocol/messages.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { PACKS } from '#durable/rules/packs.ts'
import type { Passer } from '#durable/rules/places/access.ts'
import styles from './client.module.css'

export { fetchPictures } from '#app/game/scene/atlas/textures.ts'

/** A dog in the park: the picture, the interface and the connection to the room. */
export function GameClient({ dog, isMobile }: { dog: PlayerDog; isMobile: boolean }) {
  const [game, setGame] = useState<Game | null>(null)
  useEffect(() => {
    const enter = async (way: Way) => {
      const entrance = await (takeEntrance(dog.id) ??
        enterPark(dog.id, Object.keys(way).length === 0 ? firstWay() : way))
      if ('gained' in entrance && entrance.gained) playing.state.setState({ greeting: entrance.gained })
      return entrance
    }
    const playing = new Game({ enter, passer: passerOf(dog) })
    setGame(playing)
    return () => playing.close()
    // A dog does not change while it is in the park; only another one makes another game.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dog.id])
  return game && <Playing game={game} dog={dog} isMobile={isMobile} />
}

function Playing({ game, dog, isMobile }: { game: Game; dog: PlayerDog; isMobile: boolean }) {
  const { t, i18n } = useTranslation('game')
  const link = useStore(game.state, (state) => state.link)
  const isLost = link.state !== 'open'
  const now = useNow(isLost ? 1000 : null)
  const [isDrawn, setDrawn] = useState(false)
  const [aim] = useState(createAim)
  const [windows] = useState(() => createWindows(FEATURES.windows))
  const account = useDogAccount(game, dog.id)
  const onReady = useCallback(() => {
    // React would wait for a quiet moment with it, and on a slow machine there is none while the park is drawn.
    queueMicrotask(() => flushSync(() => setDrawn(true)))
    keepPictures()
  }, [])
  const whisperNote = useCallback(
    (to: string | null) => (to === null ? t('whisper.toYou') : t('whisper.to', { name: to })),
    [t],
  )
  const resultWords = useCallback(
    (about: GameKey, score: number) =>
      t(`result.${about}`, { score: new Intl.NumberFormat(i18n.language).format(score) }),
    [t, i18n.language],
  )
  const [settings] = useState(createSettings)
  const [surface, setSurface] = useState<ParkSurface | null>(null)
  useKeptSettings(settings)
  const connectInput = useCallback(
    (shown: ParkSurface) => {
      setSurface(shown)
      return listenToPark(shown, { game, aim, settings })
    },
    [game, aim, settings],
  )
  useSounds(game, { account, settings })
  useScreen()
  const bar = useBar(game, isMobile)
  useLeaving(link)
  const notice = useStore(game.state, ({ world }) => world.notice)
  const isCovered = useStore(game.state, (state) => state.isCovered)
  const closed = isDead(link) ? { died: dog } : closedBecause(link, notice, now)
  // A game needs no connection, so it is played to its end first.
  if (closed && !(closed === 'unavailable' && isCovered)) {
    const again = () => (closed === 'too-old' || closed === 'unavailable' ? location.reload() : game.enterAgain())
    return <ClosedPark why={closed} dog={isDead(link) ? { ...dog, isDead: true } : dog} onAgain={again} />
  }
  return (
    <FeaturesContext value={FEATURES}>
      <WindowsContext value={windows}>
        <SettingsContext value={settings}>
          <AccountContext value={account}>
            <main className={styles.client} data-lost={isLost} data-bar={bar.mode}>
              <div className={styles.scene}>
                <ParkScene
                  game={game}
                  label={t('park.label')}
                  instructions={t('park.instructions')}
                  whisperNote={whisperNote}
                  resultWords={resultWords}
                  onReady={onReady}
                  connectInput={connectInput}
                  aim={aim}
                  settings={settings}
                  ring={<Ring game={game} aim={aim} />}
                />
              </div>
              <Hud game={game} dog={dog} isDrawn={isDrawn} bar={bar} />
              <DogCard game={game} aim={aim} />
              <CursorWords game={game} aim={aim} />
              <LazyGains game={game} surface={surface} />
            </main>
          </AccountContext>
        </SettingsContext>
      </WindowsContext>
    </FeaturesContext>
  )
}

function passerOf({ pack, levelPoints, owner }: PlayerDog): Passer {
  return { pack: PACKS[pack] ?? PACKS[0], levelPoints, karma: 0, items: [], owned: [], ...owner }
}

/** Goes to the page that a final end of the connection calls for. */
function useLeaving(link: Link) {
  const navigate = useNavigate()
  useEffect(() => {
    if (link.state !== 'ended') return
    if (link.why === 'not-signed-in') {
      clearSession()
      navigate('/')
    }
    // After a change of rights a reload gets the new menus; the room keeps the dog meanwhile.
    if (link.why === 'changed') location.reload()
    if (link.why === 'not-your-dog' || link.why === 'left') navigate('/h5/choose')
  }, [link, navigate])
}

/** [H9] Whether the connection has ended because the dog is dead. */
function isDead(link: Link): boolean {
  return link.state === 'ended' && link.why === 'dog-is-dead'
}

function closedBecause(link: Link, notice: Notice | null, now: number): Closed | null {
  if (isParkUnavailable(link, now)) return 'unavailable'
  if (link.state !== 'ended') return null
  const { why } = link
  if (notice && (why === 'kicked' || why === 'banned')) return { sentAway: notice }
  if (why === 'elsewhere' || why === 'too-old' || why === 'kicked') return why
  if (why === 'left' || why === 'broken' || why === 'changed') return null
  if (why === 'not-signed-in' || why === 'not-your-dog' || why === 'dog-is-dead') return null
  return { refusal: why }
}
