import type { ClientMessage } from '#durable/protocol/messages.ts'
import { refuseNoise } from '#durable/room/chat/calming.ts'
import type { Effect } from '#durable/room/effects.ts'
import { clearPieces, setUpPiece, turnPieces } from '#durable/room/ground/festive.ts'
import { wakeUp } from '#durable/room/resting.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { wakeWhenDue } from '#durable/room/stays/dropping.ts'
import { answerUse } from '#durable/room/using/things.ts'
import type { No, Outcome } from '#durable/room/using/things.ts'
import { FESTIVE, festiveAsked, isFestive } from '#durable/rules/committee/festive.ts'
import type { FestiveKind } from '#durable/rules/committee/festive.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { placeAt } from '#durable/rules/walks.ts'
import { problemOfAbility, problemOfMember } from './members.ts'

type Asked = Extract<ClientMessage, { type: 'use' }>

/** Whether it is asked of the festive pieces of the room. */
export function isOfFestive({ thing }: Asked): boolean {
  return thing === FESTIVE || thing.startsWith(`${FESTIVE}:`)
}

/** [PC14] [PC15] A member sets up a piece where its dog stands, or takes one or all of them away. */
export function useFestive(park: Park, dog: ParkDog, asked: Asked, now: number): Effect[] {
  const due = turnPieces(park, now)
  const effects = answerUse(dog, asked, now, () => {
    const ask = festiveAsked(asked.thing)
    if (!ask || (asked.how ?? 0) !== 0) return { reason: 'not-here' }
    return ask.do === 'stand' ? setUp(park, dog, ask.kind, now) : takeAway(park, dog, ask.piece, now)
  })
  return [...due, ...effects, ...wakeWhenDue(park, now)]
}

function setUp(park: Park, dog: ParkDog, kind: FestiveKind, now: number): Outcome {
  const { tile } = placeAt(park.grid, dog.walk, now)
  const no = problemOfPiece(park, dog, tile, now)
  if (no) return no
  const until = dog.visitor.committee?.until ?? now
  return { effects: [...wakeUp(park, dog, now), ...setUpPiece(park, dog, { kind, tile, until }, now)] }
}

function problemOfPiece(park: Park, dog: ParkDog, tile: Tile, now: number): No | null {
  const { festive } = park.committee
  const { pieces } = park.kept.festive
  if (festive.length === 0) return { reason: 'not-here' }
  const no = problemOfAbility(park, FESTIVE, dog, now)
  if (no) return no
  if (!isFestive(festive, tile)) return { reason: 'not-festive-ground' }
  if (pieces.some(({ x, y }) => x === tile.x && y === tile.y)) return { reason: 'piece-there' }
  if (pieces.length >= park.abilities.festive.piecesMax) return { reason: 'pieces-full' }
  return refuseNoise(park, dog, now)
}

/** [PC15] Staff with a badge take pieces away too. One that is gone already is what was asked for. */
function takeAway(park: Park, dog: ParkDog, piece: number | 'all', now: number): Outcome {
  const no = dog.visitor.badge === null ? problemOfMember(dog, now) : null
  if (no) return no
  const cleared = clearPieces(park, ({ id }) => piece === 'all' || id === piece, dog)
  return { effects: cleared.length === 0 ? [] : [...wakeUp(park, dog, now), ...cleared] }
}
