import { useEffect, useState } from 'react'
import { request } from '#app/api.ts'
import { DOG_PROFILE } from '../../life/life-queries.ts'
import type { Profile } from '../../life/life-queries.ts'

type Sniffed = {
  /** Undefined until it is known; null: there is no such dog, or a block parts the two. */
  profile: Profile | null | undefined
  hasFailed: boolean
  again: () => void
}

/** The card of a dog, as it is when it is sniffed. */
export function useProfile(dogId: number): Sniffed {
  const [known, setKnown] = useState<Pick<Sniffed, 'profile' | 'hasFailed'>>({ profile: undefined, hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isOver = false
    request(DOG_PROFILE, { dogId }).then(
      ({ dogProfile }) => !isOver && setKnown({ profile: dogProfile, hasFailed: false }),
      () => !isOver && setKnown({ profile: undefined, hasFailed: true }),
    )
    return () => {
      isOver = true
    }
  }, [dogId, attempt])
  return { ...known, again: () => setAttempt(attempt + 1) }
}
