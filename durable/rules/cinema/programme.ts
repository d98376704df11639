/** The shortest and the longest film, seconds. */
export const FILM_SECONDS = { min: 5, max: 4 * 60 * 60 } as const
/** [CI2] The pause between two films of the round, ms: the curtain is closed. */
export const CURTAIN_MS = 10_000

/** What the cinema must know of a film to show it. */
type Showable = {
  seconds: number
  /** When the film is shown once (epoch ms); null for a film of the round, which is repeated. */
  startsAt: number | null
}

/** A film, and when it begins or began (epoch ms). */
export type Turn<Film> = { film: Film; startsAt: number }

/** What is on. If nothing is: what comes next, or null if nothing will. */
export type Showing<Film> = { on: Turn<Film>; next: null } | { on: null; next: Turn<Film> | null }

/**
 * What the cinema shows at `now` (epoch ms): a film with a start of its own [CI1], else one of the round [CI2], else
 * nothing, and what is next [CI3]. It follows from the programme and the clock, so all who sit see the same.
 */
export function showingAt<Film extends Showable>(films: readonly Film[], now: number): Showing<Film> {
  const timed = films.flatMap((film) => (film.startsAt === null ? [] : [{ film, startsAt: film.startsAt }]))
  const [latest] = timed
    .filter(({ film, startsAt }) => startsAt <= now && now < startsAt + lastingMs(film))
    .toSorted((one, other) => other.startsAt - one.startsAt)
  if (latest) return { on: latest, next: null }
  const round = roundAt(
    films.filter(({ startsAt }) => startsAt === null),
    now,
  )
  if (round?.on) return round
  const coming = timed.filter(({ startsAt }) => startsAt > now)
  const [next] = [...coming, ...(round?.next ? [round.next] : [])].toSorted(
    (one, other) => one.startsAt - other.startsAt,
  )
  return { on: null, next: next ?? null }
}

/** [CI2] The round starts at epoch 0 and repeats without a break; null if it has no films. */
function roundAt<Film extends Showable>(films: readonly Film[], now: number): Showing<Film> | null {
  const [first] = films
  if (!first) return null
  const wholeMs = films.reduce((ms, film) => ms + lastingMs(film) + CURTAIN_MS, 0)
  let startsAt = Math.floor(now / wholeMs) * wholeMs
  for (const film of films) {
    if (now < startsAt) return { on: null, next: { film, startsAt } }
    if (now < startsAt + lastingMs(film)) return { on: { film, startsAt }, next: null }
    startsAt += lastingMs(film) + CURTAIN_MS
  }
  return { on: null, next: { film: first, startsAt } }
}

function lastingMs({ seconds }: Showable): number {
  return 1000 * seconds
}
