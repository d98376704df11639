import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { HudNotice } from '#app/game/hud/notices/notice.tsx'
import { usePreference } from '#app/game/hud/settings/use-settings.ts'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { PHONE, useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import { useNow } from '#app/game/hud/shared/use-now.ts'
import { withNpcWords } from '#app/game/model/chat/chat-log.ts'
import type { ChallengeMoment } from '#app/game/model/game/game-state.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import { Button } from '#app/ui/button.tsx'
import type { DogId } from '#durable/protocol/messages.ts'
import { CHALLENGE, CHALLENGE_MS, CHALLENGE_USES } from '#durable/rules/games/round/challenge.ts'
import type { RaceHereProps } from './race-here.tsx'
import { toldSoFar } from './told-challenges.ts'
import type { ToldChallenges } from './told-challenges.ts'
import styles from './challenge.module.css'

export type ChallengeProps = { game: Game; told: readonly ChallengeMoment[] }

const LOOK_MS = 500
/** For how long it is said what came of a question, ms. */
const SAID_MS = 8000

const fetchRace = () => import('./race-here.tsx').then(({ RaceHere }) => RaceHere)

/** [GR16] Asks the player whether the own dog will race, says what has become of its own question, and has the race. */
export function Challenge({ game, told }: ChallengeProps) {
  const me = useStore(game.state, ({ world }) => world.me)
  const known = useMemo(() => toldSoFar(told, me), [told, me])
  useLogged(game, told)
  const [left, setLeft] = useState<string | null>(null)
  const { asked, asking, called, race, places } = known
  // The race begins three seconds after a yes, so its script is loaded with the question.
  const Race = useLazy<RaceHereProps>(
    asked !== null || asking !== null || called !== null || race !== null,
    fetchRace,
    { texts: 'arcade' },
  )
  // A notice is read aloud whole whenever it changes, which the figures of a race must not be.
  if (race && race.id !== left)
    return (
      Race && (
        <div className={styles.race} aria-live="off" aria-atomic="false">
          <Race key={race.id} park={game} race={race} places={places} onLeave={() => setLeft(race.id)} />
        </div>
      )
    )
  return (
    <>
      {asked && <Question key={asked.until} game={game} asked={asked} />}
      {asking && <Asking game={game} asking={asking} />}
      {called && <Called game={game} called={called} />}
    </>
  )
}

function Question({ game, asked }: { game: Game; asked: NonNullable<ToldChallenges['asked']> }) {
  const { t } = useTranslation('arcade')
  const asker = useStore(game.state, ({ world }) => world.dogs.get(asked.by))
  const [isAnswered, setAnswered] = useState(false)
  const hasKeys = usePreference(({ letterKeys }) => letterKeys)
  const isPhone = useMediaQuery(PHONE)
  const now = useNow(LOOK_MS)
  const leftMs = asked.until - roomTime(game.world, now)
  if (!asker || isAnswered || leftMs <= 0) return null
  const question = t('shell.race.asked', { name: calledHere(game.world, asker), game: t(`names.${asked.game}`) })
  const answer = (how: number) => () => {
    game.acts.things.ask(CHALLENGE, how)
    setAnswered(true)
  }
  const keys = (
    <div className={styles.keys}>
      <Button size="small" onClick={answer(CHALLENGE_USES.no)}>
        {t('shell.race.no')}
      </Button>
      <Button size="small" kind="primary" onClick={answer(CHALLENGE_USES.yes)}>
        {t('shell.race.yes')}
      </Button>
    </div>
  )
  return (
    <div role="group" aria-label={question}>
      <HudNotice icon="cup" action={keys}>
        {question}
        <small>
          {t('shell.race.about', { count: CHALLENGE_MS.answer / 1000 })}
          {hasKeys && !isPhone && ` ${t('shell.race.key')}`}
        </small>
        <TimeLeft share={leftMs / CHALLENGE_MS.answer} />
      </HudNotice>
    </div>
  )
}

/** How much of the time is left, 0 to 1. It is read once, in the words of the question. */
function TimeLeft({ share }: { share: number }) {
  return (
    <span className={styles.time} aria-hidden="true">
      <span style={{ width: `${Math.min(1, share) * 100}%` }} />
    </span>
  )
}

function Asking({ game, asking }: { game: Game; asking: NonNullable<ToldChallenges['asking']> }) {
  const { t } = useTranslation('arcade')
  const dog = useStore(game.state, ({ world }) => world.dogs.get(asking.dog))
  const [name] = useState(dog ? calledHere(game.world, dog) : '')
  const [deniedAt, setDeniedAt] = useState<number | null>(null)
  const now = useNow(LOOK_MS)
  useEffect(() => {
    if (asking.isDenied) setDeniedAt(Date.now())
  }, [asking])
  const agoMs = roomTime(game.world, now) - asking.until
  if (deniedAt !== null)
    return now < deniedAt + SAID_MS && <HudNotice icon="cup">{t('shell.race.denied', { name })}</HudNotice>
  if (agoMs >= SAID_MS) return null
  if (agoMs >= 0) return <HudNotice icon="cup">{t('shell.race.silent', { name })}</HudNotice>
  return (
    <HudNotice icon="cup">
      {t('shell.race.waits', { name, count: CHALLENGE_MS.answer / 1000 })}
      <TimeLeft share={-agoMs / CHALLENGE_MS.answer} />
    </HudNotice>
  )
}

function Called({ game, called }: { game: Game; called: NonNullable<ToldChallenges['called']> }) {
  const { t } = useTranslation('arcade')
  const now = useNow(LOOK_MS)
  const leftMs = called.dealsAt - roomTime(game.world, now)
  if (leftMs <= -SAID_MS) return null
  const { length: count } = called.dogs
  if (count === 0) return <HudNotice icon="cup">{t('shell.race.nobody')}</HudNotice>
  return (
    <HudNotice icon="cup">
      {t('shell.race.called', { count, game: t(`names.${called.game}`) })}{' '}
      <small>{t('shell.race.begins', { count: Math.max(0, Math.ceil(leftMs / 1000)) })}</small>
    </HudNotice>
  )
}

/** A race that is over is a line of the log, of all who saw it. */
function useLogged(game: Game, told: readonly ChallengeMoment[]) {
  const { t, i18n } = useTranslation('arcade')
  const logged = useRef(0)
  useEffect(() => {
    const number = new Intl.NumberFormat(i18n.language)
    for (const { told: message } of told.slice(logged.current)) {
      if (message.type !== 'raced') continue
      const called = (dog: DogId, name: string) => calledHere(game.world, { id: dog, name })
      const texts = message.places.map(({ dog, name, score }) =>
        t('shell.race.place', {
          name: called(dog, name),
          score: score === null ? t('shell.race.out') : number.format(score),
        }),
      )
      game.state.setState(({ world }) => {
        const words = { name: t(`names.${message.game}`), text: texts.join(' · '), at: roomTime(world, Date.now()) }
        return { world: { ...world, log: withNpcWords(world.log, words) } }
      })
    }
    logged.current = told.length
  }, [game, told, t, i18n])
}
