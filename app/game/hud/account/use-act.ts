import { useState } from 'react'
import type { ActOutcome } from '#app/game/model/account/account-store.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'

/** Performs one act at a time. `refusal` is the reason why the last one was refused, else null. */
export function useAct<Result = unknown>() {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ reason: Refusal | null } | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const act = async (asked: Promise<ActOutcome<Result>>): Promise<Result | null> => {
    setBusy(true)
    setRefusal(null)
    const outcome = await asked
    setBusy(false)
    const done = 'done' in outcome ? outcome.done : null
    setResult(done)
    if ('refusal' in outcome) setRefusal({ reason: outcome.refusal })
    return done
  }
  const forget = () => {
    setResult(null)
    setRefusal(null)
  }
  return { isBusy, refusal, result, act, forget }
}
