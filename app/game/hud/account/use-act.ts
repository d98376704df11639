import { useState } from 'react'
import type { ActOutcome } from '#app/game/model/account/account-store.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'

/** One act at a time, and what came of the last: `refusal` is why it was refused, null while there is nothing to say. */
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
