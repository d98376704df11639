import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { IconName } from '#app/ui/icon.tsx'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { isDogAsleep, tileOf } from '#app/game/model/world/whereabouts.ts'
import { useAccount } from '#app/game/hud/account/use-account.ts'
import { useRefusalWords } from '#app/game/hud/shared/refusal-note.tsx'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import { useSilence } from '#app/game/hud/unheard/silence.ts'

/** Something one can do about another dog; what is stern keeps it away. */
export type DogChoice = {
  key:
    | 'sniff'
    | 'print'
    | 'profile'
    | 'mention'
    | 'whisper'
    | 'walk'
    | 'treat'
    | 'friend'
    | 'ignore'
    | 'block'
    | 'report'
    | 'kick'
  icon: IconName
  isStern: boolean
  choose: () => void
}

/** A dog, and the line of the log by which one has come to it. */
export type ChosenDog = { id: DogId; name: string; line?: number | null }

/**
 * What one can do about another dog: talk to it, walk to it, or not hear of it any more; staff are always heard.
 * `outcome` says what has become of the latter; the rest is over at once, and `onDone` is called.
 */
export function useDogChoices(game: Game, { id, name, line = null }: ChosenDog, onDone: () => void) {
  const { t } = useTranslation('game')
  const windows = useWindows()
  const account = useAccount()
  const wordsOf = useRefusalWords()
  const silence = useSilence(game)
  const isHere = useStore(game.state, ({ world }) => world.dogs.has(id))
  const isStaff = useStore(game.state, ({ world }) => (world.dogs.get(id)?.badge ?? null) !== null)
  const isAsleep = useStore(game.state, ({ world }) => isDogAsleep(world.dogs.get(id)))
  const [outcome, setOutcome] = useState<string | null>(null)

  async function befriend() {
    const asked = await account.askFriend(id)
    setOutcome('refusal' in asked ? wordsOf(asked.refusal) : t('dogMenu.asked', { name }))
  }
  async function treat() {
    const given = await account.treat(id)
    setOutcome('refusal' in given ? wordsOf(given.refusal) : t('life.profile.treated', { name }))
  }
  const profile: DogChoice = {
    key: 'profile',
    icon: 'eye',
    isStern: false,
    choose: () => {
      onDone()
      windows.open('profile', { about: id, isByKey: true })
    },
  }
  const andDone = (act: () => void) => () => {
    onDone()
    act()
  }
  const walk = () => {
    const { place, world } = game
    if (place) game.walkTo(tileOf(world, id, { grid: place.grid, now: Date.now() }))
  }
  const print = () => windows.open('pawPrint', { about: id, isByKey: true })
  const friendly: DogChoice[] = [
    { key: 'mention', icon: 'chat', isStern: false, choose: andDone(() => game.talk.mention(name)) },
    { key: 'whisper', icon: 'whisper', isStern: false, choose: andDone(() => game.talk.address(name)) },
    // One that sleeps is not sniffed: it finds what was left for it.
    isAsleep
      ? { key: 'print', icon: 'note', isStern: false, choose: andDone(print) }
      : { key: 'sniff', icon: 'sniff', isStern: false, choose: andDone(() => game.acts.sniff(id)) },
    { key: 'walk', icon: 'paw', isStern: false, choose: andDone(walk) },
    { key: 'treat', icon: 'treat', isStern: false, choose: () => void treat() },
    { key: 'friend', icon: 'friend', isStern: false, choose: () => void befriend() },
  ]
  const stern: DogChoice[] = [
    {
      key: 'block',
      icon: 'close',
      isStern: true,
      choose: () => void silence({ id, name }, 'blocked').then(setOutcome),
    },
    {
      key: 'ignore',
      icon: 'ignore',
      isStern: true,
      choose: () => void silence({ id, name }, 'ignored').then(setOutcome),
    },
  ]
  const report: DogChoice = {
    key: 'report',
    icon: 'danger',
    isStern: true,
    choose: andDone(() => {
      game.state.setState({ reporting: { dog: id, name, line, room: game.world.room } })
      windows.open('report', { about: id, isByKey: true })
    }),
  }
  const kick: DogChoice = {
    key: 'kick',
    icon: 'lock',
    isStern: true,
    choose: andDone(() => windows.open('kick', { about: id, isByKey: true })),
  }
  const ofStaff = game.may('kick') ? [kick] : []
  return { outcome, choices: [...(isHere ? friendly : []), profile, ...(isStaff ? [] : stern), report, ...ofStaff] }
}

/** How long it is said what has become of a choice, ms. */
const OUTCOME_MS = 2500

/** Closes what said it once it has been read. */
export function useRead(outcome: string | null, close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => latest.current(), OUTCOME_MS)
    return () => clearTimeout(timer)
  }, [outcome])
}
