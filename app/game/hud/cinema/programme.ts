import type { ResultOf } from 'gql.tada'
import { useEffect, useState } from 'react'
import { request } from '#app/api.ts'
import { graphql } from '#app/graphql.ts'
import { useLanguage } from '#app/shared/use-language.ts'

const CINEMA_PROGRAMME = graphql(`
  query CinemaProgramme($language: Lang!) {
    cinemaProgramme(language: $language) {
      id
      title
      file
      youtube
      seconds
      startsAt
    }
  }
`)

type MessageOf = ResultOf<typeof CINEMA_PROGRAMME>['cinemaProgramme'][number]

/** A film of the programme; `startsAt` is epoch ms, null for a film of the rotation [CI2]. */
export type Film = Omit<MessageOf, 'startsAt'> & { startsAt: number | null }

function filmOf({ startsAt, ...film }: MessageOf): Film {
  return { ...film, startsAt: startsAt === null ? null : Date.parse(startsAt) }
}

/** How often the programme is loaded again, ms, since staff may change it at any time. */
const LOOK_EVERY_MS = 60_000

/** The programme; null until it is loaded. A failed reload keeps the last one. */
export function useProgramme(): { films: readonly Film[] | null; hasFailed: boolean; again: () => void } {
  const language = useLanguage()
  const [films, setFilms] = useState<readonly Film[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isOver = false
    setFailed(false)
    const look = () =>
      request(CINEMA_PROGRAMME, { language }).then(
        ({ cinemaProgramme }) => !isOver && setFilms(cinemaProgramme.map(filmOf)),
        () => !isOver && setFailed(true),
      )
    void look()
    const timer = setInterval(() => void look(), LOOK_EVERY_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [attempt, language])
  return { films, hasFailed, again: () => setAttempt(attempt + 1) }
}
