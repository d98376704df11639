/** What the rules say of a round that was played again from its log. */
export type RoundVerdict = { proof: RoundProof } | { refused: LogFault }

export type RoundProof = {
  score: number
  /** How long the round lasted by its own clock, in ticks; for KnogleKnas at least so long. */
  ticks: number
  /** The tick of the last thing that hands did: what comes after it is played by the rules alone. */
  handTicks: number
}

/** [GR2] Why a log proves nothing. */
export type LogFault =
  /** It is not a text in base64url, or not the only one for its bytes. */
  | 'not-a-log'
  /** It has more bytes than a log of this game may have. */
  | 'too-long'
  /** It ends in the middle of an entry. */
  | 'cut-off'
  /** A number takes more bytes than it needs, or more than any round asks for. */
  | 'not-shortest'
  /** An entry is not later than the one before. */
  | 'out-of-order'
  /** A move follows the one before sooner than hands can make it. */
  | 'too-fast'
  /** An entry names something that does not exist, or that cannot be done or changes nothing at its time. */
  | 'impossible'
  /** There are entries after the end of the round. */
  | 'goes-on'
  /** The log ends before the round does, in a game that does not go on by itself. */
  | 'not-over'
