import { createContext, useContext, useState } from 'react'
import { useStore } from 'zustand'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { LifeState, Outcome } from './life.ts'
import type { ParkLife } from './park-life.ts'

export const LifeContext = createContext<ParkLife | null>(null)

/** The life of own dog. @throws outside of the game client. */
export function useLife(): ParkLife {
  const life = useContext(LifeContext)
  if (!life) throw new Error('there is a life only in the park')
  return life
}

export function useLifeState<Part>(part: (state: LifeState) => Part): Part {
  return useStore(useLife().state, part)
}

/** One act at a time, and what came of the last: `no` is what the park said, null while there is nothing to tell. */
export function useAct<Result = unknown>() {
  const [isBusy, setBusy] = useState(false)
  const [no, setNo] = useState<{ reason: Refusal | null } | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const act = async (asked: Promise<Outcome<Result>>): Promise<Result | null> => {
    setBusy(true)
    setNo(null)
    const outcome = await asked
    setBusy(false)
    const done = 'done' in outcome ? outcome.done : null
    setResult(done)
    if ('no' in outcome) setNo({ reason: outcome.no })
    return done
  }
  const forget = () => {
    setResult(null)
    setNo(null)
  }
  return { isBusy, no, result, act, forget }
}
