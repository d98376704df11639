import { LOG_LETTERS_MAX } from '#durable/rules/games/round/log-text.ts'
import type { SeenRound } from '#durable/rules/games/round/watching.ts'
import { parseInstance } from '#durable/rules/places/twins.ts'
import type { RoomsEnv } from '#worker/env.ts'
import { log, loggable } from '#worker/log.ts'
import { reachRoom } from '#worker/reach/reach.ts'

/** The room with the cabinets. Another name would make a room that nobody has built. */
const ARCADE = 'arcade'

/** The last piece of a round and its log come over two lines: the room is asked again after so long each, ms. */
const PIECE_LATE_MS = [200, 800] as const

/**
 * [GR15] Whether the room has seen the round. The player's page names the room, so that the database need not be asked
 * where the dog is; a wrong one has seen nothing, and so has one that does not answer.
 */
export async function hasRoomSeen(env: RoomsEnv, room: string | null, round: SeenRound): Promise<boolean> {
  if (room === null || parseInstance(room)?.room !== ARCADE || round.log.length > LOG_LETTERS_MAX) return false
  const ask = () => reachRoom(env, room, async (stub) => stub.hasSeen(round))
  try {
    for (const waitMs of PIECE_LATE_MS) {
      if (await ask()) return true
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
    return await ask()
  } catch (error) {
    log({ event: 'room-failed', room, error: loggable(error).error })
    return false
  }
}
