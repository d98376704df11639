import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useAccountState } from '#app/game/hud/account/use-account.ts'
import { useFeatureContext, useFeatures } from '#app/game/hud/features/features.ts'
import type { ChosenDog, DogVerb } from '#app/game/hud/features/features.ts'
import { readingMs } from '#app/game/hud/shared/reading-time.ts'
import { friendshipWith } from '#app/game/model/account/friendship.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { isDogAsleep } from '#app/game/model/world/whereabouts.ts'
import type { IconName } from '#app/ui/icon.tsx'

/** A verb that is offered for one dog. */
export type DogChoice = {
  key: string
  icon: IconName
  label: string
  degrees: number
  isStern: boolean
  choose: () => void
}

/**
 * The verbs for another dog. `outcome` is the text of the result of a verb that has one. For all others `onDone` is called
 * before they run.
 */
export function useDogChoices(game: Game, dog: ChosenDog, onDone: () => void) {
  const context = useFeatureContext(game)
  const { dogVerbs } = useFeatures()
  const { id } = dog
  const isHere = useStore(game.state, ({ world }) => world.dogs.has(id))
  const isStaff = useStore(game.state, ({ world }) => (world.dogs.get(id)?.badge ?? null) !== null)
  const isAsleep = useStore(game.state, ({ world }) => isDogAsleep(world.dogs.get(id)))
  const mayBeFollowed = useStore(game.state, ({ world }) => world.dogs.get(id)?.followers !== false)
  const friendship = useAccountState((state) => friendshipWith(id, state))
  const [outcome, setOutcome] = useState<string | null>(null)

  const isForUs = ({ needs, isOffered }: DogVerb) =>
    (needs === undefined || game.may(needs)) &&
    (isOffered?.({ isHere, isStaff, isAsleep, mayBeFollowed, friendship }) ?? true)
  const choose = (verb: DogVerb) => {
    if ('ask' in verb) return void verb.ask(dog, context).then(setOutcome)
    onDone()
    verb.act(dog, context)
  }
  const choices = dogVerbs.filter(isForUs).map((verb): DogChoice => {
    const { key, icon, label, degrees, isStern = false } = verb
    return { key, icon, label: label(context.t), degrees, isStern, choose: () => choose(verb) }
  })
  return { outcome, choices }
}

/** Closes the menu when its answer has been read. */
export function useRead(outcome: string | null, close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => latest.current(), readingMs(outcome))
    return () => clearTimeout(timer)
  }, [outcome])
}
