import { useCallback, useEffect, useRef, useState } from 'react'
import { RefusedError, request } from '#app/api.ts'
import { sessionToken } from '#app/session.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { MY_REACTIONS, REACT, type ShownReaction } from './queries.ts'
import { withReaction } from './reactions.ts'

type Reactions = {
  counts: readonly ShownReaction[]
  /** Whether the reader is signed in, and may react. */
  mayReact: boolean
  /** Why the last one came to nothing. */
  failure: Refusal | 'unreachable' | null
  react: (reaction: string, on: boolean) => void
}

/** What everybody feels about an announcement; shown at once, then as the server says. */
export function useReactions(announcementId: number, rendered: readonly ShownReaction[]): Reactions {
  const [counts, setCounts] = useState(rendered)
  const [mayReact, setMayReact] = useState(false)
  const [failure, setFailure] = useState<Reactions['failure']>(null)
  const lastAsked = useRef(0)

  useEffect(() => {
    if (sessionToken() === null) return
    const asked = ++lastAsked.current
    request(MY_REACTIONS, { id: announcementId }).then(
      ({ getAnnouncement }) => {
        if (asked !== lastAsked.current || !getAnnouncement) return
        setCounts(getAnnouncement.reactions)
        setMayReact(true)
      },
      // A reader who cannot be told apart reads on without reacting.
      () => null,
    )
  }, [announcementId])

  const react = useCallback(
    (reaction: string, on: boolean) => {
      const asked = ++lastAsked.current
      setFailure(null)
      setCounts((shown) => withReaction(shown, reaction, on))
      request(REACT, { announcementId, reaction, on }).then(
        // An answer that a later click has overtaken is old.
        (answer) => asked === lastAsked.current && setCounts(answer.react),
        (error: unknown) => {
          setFailure(error instanceof RefusedError ? error.reason : 'unreachable')
          setCounts((shown) => withReaction(shown, reaction, !on))
        },
      )
    },
    [announcementId],
  )
  return { counts, mayReact, failure, react }
}
