import type { MountRound, RoundFigures, RoundGhost } from '#app/arcade/game-module.ts'
import type { FinishAnswer, OpenRound } from '#app/arcade/rounds/rounds.ts'
import type { RefusedRound } from './stop-cards.tsx'

export type PlayPhase =
  | { is: 'starting' }
  | ({ is: 'refused' } & RefusedRound)
  | { is: 'playing'; started: OpenRound; mount: MountRound }
  | { is: 'over'; started: OpenRound; score: number; wasShort: boolean; answer: FinishAnswer | null }

/** What the play view shows. */
export type PlayState = {
  phase: PlayPhase
  isPaused: boolean
  /** The number that is counted down after a late frame; null while none is. */
  count: number | null
  /** The figures of the round; those of the last one stay until the next one has some. */
  figures: RoundFigures | null
  ghost: RoundGhost | null
  /** What is read aloud. */
  said: string
}

export type PlayEvent =
  | { type: 'starts' }
  | { type: 'refused'; refused: RefusedRound }
  | { type: 'started'; started: OpenRound; mount: MountRound }
  | { type: 'over'; started: OpenRound; score: number; wasShort: boolean }
  | { type: 'answered'; id: string; answer: FinishAnswer }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'counted'; count: number | null }
  | { type: 'figured'; figures: RoundFigures }
  | { type: 'met'; ghost: RoundGhost }
  | { type: 'said'; said: string }

export const FIRST_PLAY: PlayState = {
  phase: { is: 'starting' },
  isPaused: false,
  count: null,
  figures: null,
  ghost: null,
  said: '',
}

/** The state of the play view after an event. */
export function playAfter(state: PlayState, event: PlayEvent): PlayState {
  switch (event.type) {
    case 'starts':
      return { ...state, phase: { is: 'starting' }, isPaused: false }
    case 'refused':
      return { ...state, phase: { is: 'refused', ...event.refused } }
    case 'started': {
      const { started, mount } = event
      return { ...state, phase: { is: 'playing', started, mount }, ghost: null }
    }
    case 'over': {
      const { started, score, wasShort } = event
      return { ...state, phase: { is: 'over', started, score, wasShort, answer: null } }
    }
    case 'answered': {
      const { phase } = state
      // The answer may come when the next round is played already.
      const isAbout = phase.is === 'over' && phase.started.id === event.id
      return isAbout ? { ...state, phase: { ...phase, answer: event.answer } } : state
    }
    case 'paused':
      return { ...state, isPaused: true }
    case 'resumed':
      return { ...state, isPaused: false }
    case 'counted':
      return event.count === state.count ? state : { ...state, count: event.count }
    case 'figured':
      return { ...state, figures: event.figures }
    case 'met':
      return { ...state, ghost: event.ghost }
    case 'said':
      return { ...state, said: event.said }
  }
}
