import type { TFunction } from 'i18next'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import type { MedalScores } from '#durable/rules/games/prizes/medals.ts'

/*
 * What the play view and the three games agree on. A game draws its picture, takes what hands do and keeps the log; the
 * play view has the frame around it: the clock, the pause, the figures above, the way out, the end card and the server.
 */

/** Fetches what a game draws with, for the dog that plays it. Asked for once; the rounds that follow begin at once. */
export type PrepareGame = (hero: PicturedDog) => Promise<MountRound>

/** Draws the first picture of a round into the stage, and takes what hands do from now on. */
export type MountRound = (stage: GameStage) => PlayedRound

/** The texts of the arcade; those of a game are below its own key. */
export type ArcadeTexts = TFunction<['arcade', 'words']>

/** What is played: a seed of the server's, or, for fun, one of the client's own. */
export type RoundSetup = {
  /** 32 hexadecimal digits. */
  seed: string
  /** Of KnogleKnas alone; null in the other games. */
  level: HeapLevel | null
  /** The number of the try on its day; null on a level of the shelf and for fun. */
  attempt: number | null
  medals: MedalScores
  /** The own best of such rounds until now. */
  best: number | null
  /** Whether the player has never ended a round of this game: then a game may show its first steps. */
  isFirst: boolean
}

/**
 * A round of somebody else on the same course. The game plays it again by its log and draws it pale beside the own dog; it
 * changes nothing in the own round.
 */
export type RoundGhost = {
  name: string
  dog: PicturedDog
  score: number
  log: Uint8Array
  /** Its round is on: `log` is empty, and what is told of it comes here. */
  live?: LiveLog
}

/**
 * The log of a round that somebody else plays now. The game reads it in place of hands, and is not asked for a tick that
 * the log does not reach yet. Each time that something was added it is another array, which begins with the one before.
 */
export type FollowedLog = { bytes: Uint8Array }

/** The same with how many ticks of that round were told; Infinity once it is over. */
export type LiveLog = FollowedLog & { tick: number }

/** How the player wants to play. */
export type PlayPace = {
  /** Half the speed: the clock of the play view is slower, a game only says so where it has to. */
  isCalm: boolean
  /** Steering with one switch: a frame or ring goes on by itself in this time, ms; null where the player has more hands. */
  switchMs: number | null
}

/** What the play view gives to a round. */
export type GameStage = {
  /**
   * An empty element as large as the window, in which the game draws and on which it listens to pointers. The figures lie
   * over its upper part: `topPx` says how much of it, CSS px. The play view empties it after the round.
   */
  element: HTMLElement
  topPx: number
  round: RoundSetup
  pace: PlayPace
  /** What is played by somebody else and only looked at here; absent where the player plays. */
  followed?: FollowedLog
  /** Whether less is to move: by the system or by the player's own settings. It may change while one plays. */
  isStill: () => boolean
  t: ArcadeTexts
  /** The reader's language, as a tag, for numbers. */
  language: string
  /** Plays a sound: the parameters of zzfx. Each sound has a picture at the same moment, for most play without. */
  sound: (parameters: readonly number[]) => void
  /** Says something to a screen reader, once. */
  say: (words: string) => void
}

/** A key while a round is played; `code` is its place on the board (`KeyboardEvent.code`). */
export type HandKeyPress = { code: string; isDown: boolean; isRepeat: boolean }

/** A round that is played. Times are those of the play view's clock, which stands still in a pause. */
export type PlayedRound = {
  /** One tick of 1/60 s, at the calm pace of 1/30 s, by the rules. A game of turns has none. */
  step?: () => void
  /**
   * Draws the picture. `nowMs` is the time that has been played; `share` is how much of the next tick has passed, 0 to 1.
   * Called in each frame, and not at all while the round is paused or over.
   */
  draw: (nowMs: number, share: number) => void
  /** Draws a ghost from when its pictures are there; it may come at any time, and fail. A game of turns has none. */
  meet?: (ghost: RoundGhost) => Promise<void>
  /** A key that is not one of the play view's own (Esc, P); true where the game has a use for it. */
  key: (press: HandKeyPress) => boolean
  /** The figures above the picture; the same object as long as none has changed. Read after each frame. */
  figures: () => RoundFigures
  /** Whether the round is over and its end has been seen. Read after each frame. */
  isOver: () => boolean
  /** All hands are taken off: the round is paused, or left. What was held is let go, and recorded as such. */
  letGo: () => void
  /** What hands have done until now, as the rules read it. */
  log: () => Uint8Array
  /** Ends what listens and runs. The picture stays: it is seen under the end card until the play view empties the stage. */
  stop: () => void
}

/** What the play view shows above the picture. */
export type RoundFigures = { score: number; chips: readonly FigureChip[] }

export type FigureChip = {
  key: string
  icon: IconName
  /** As it is seen, as short as it can be: "17", "1/3". */
  text: string
  /** As it is seen where there is room: "17 moves"; without one the same. */
  long?: string
  /** As it is read aloud: "17 moves left". */
  label: string
}
