import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { usePreference } from '#app/game/hud/settings/use-settings.ts'
import { useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import { useNow } from '#app/game/hud/shared/use-now.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import type { DogId, WireWheel } from '#durable/protocol/messages.ts'
import { SECTORS, drawnBy } from '#durable/rules/committee/wheel.ts'
import type { Sector } from '#durable/rules/committee/wheel.ts'

/** For how long the wheel turns after a draw, ms. */
export const TURNING_MS = 4000
const LOOK_MS = 250

/**
 * What was drawn: the dog, its place in the order of numbers, from 0, the sector and its index. `agoMs` is the time since
 * the draw, which was at `startedAt` by our own clock (epoch ms); `isTurning`: the wheel has yet to stop.
 */
type Drawn = {
  dog: DogId
  place: number
  sector: Sector
  turn: number
  startedAt: number
  agoMs: number
  isTurning: boolean
}

/** The draw of a round; null before it. */
export function useDrawn(game: Game, { dogs, drawn }: WireWheel): Drawn | null {
  const isStill = useIsStill()
  const now = useNow(drawn ? LOOK_MS : null)
  if (!drawn) return null
  const { place, sector } = drawnBy(drawn.seed, dogs.length)
  const startedAt = drawn.at - game.world.clockOffsetMs
  const agoMs = Math.max(0, now - startedAt)
  const isTurning = !isStill && agoMs < TURNING_MS
  return { dog: dogs[place] ?? -1, place, sector, turn: SECTORS.indexOf(sector), startedAt, agoMs, isTurning }
}

/** In how many seconds an open round is drawn, by the clock of the room. */
export function useSecondsLeft(game: Game, { drawsAt }: WireWheel): number {
  const now = useNow(LOOK_MS)
  return Math.max(0, Math.ceil((drawsAt - roomTime(game.world, now)) / 1000))
}

/** The names of dogs; of one that has left its number at the wheel. */
export function useDogName(game: Game): (id: DogId, number?: number) => string {
  const { t } = useTranslation('late')
  const dogs = useStore(game.state, ({ world }) => world.dogs)
  return (id, number = 1) => {
    const dog = dogs.get(id)
    return dog ? calledHere(game.world, dog) : t('wheel.number', { number })
  }
}

/** [PC11] Whether the seed of a round fits the hash that was told before; null until it is drawn and checked. */
export function useProof({ hash, drawn }: WireWheel): boolean | null {
  const [proof, setProof] = useState<{ seed: string; fits: boolean } | null>(null)
  const seed = drawn?.seed
  useEffect(() => {
    if (seed === undefined) return
    let isOver = false
    void sha256(seed).then((own) => {
      if (!isOver) setProof({ seed, fits: own === hash })
    })
    return () => {
      isOver = true
    }
  }, [seed, hash])
  return proof && proof.seed === seed ? proof.fits : null
}

/** Whether nothing is to move. */
export function useIsStill(): boolean {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  return usePreference(({ reducedMotion }) => reducedMotion) || isReduced
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
