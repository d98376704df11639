import type { VisitorSocket } from './socket.ts'

/** A dog in the Arcade has played a round of JumpingDog without a move, and its page has told the room of it. */
export async function tellsRound(socket: VisitorSocket, round: string): Promise<void> {
  const course = { game: 'JumpingDog', seed: '0'.repeat(32), isCalm: false } as const
  socket.send({ type: 'played', round, from: 0, tick: 0, bytes: '', course })
  socket.send({ type: 'played', round, from: 0, tick: 0, bytes: '', isLast: true })
  await socket.heard('playing', ({ game }) => game === null)
}
