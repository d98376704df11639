import { useEffect, useState } from 'react'
import { usePrefabs } from '#app/editor/tiles/tile-look.tsx'
import { problemsOfRoom } from '#durable/world/drafts/room-problems.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import type { RoomProblem } from './problem-list.tsx'

/** How long after the last change a room is checked, ms: the largest takes some 20. */
const CHECKED_MS = 300

/** The mistakes of the room as it was a moment ago. */
export function useProblems(room: RoomDoc | null): readonly RoomProblem[] {
  const prefabs = usePrefabs()
  const [problems, setProblems] = useState<readonly RoomProblem[]>([])
  useEffect(() => {
    if (!room) return
    const timer = setTimeout(() => setProblems(problemsOfRoom(room, prefabs)), CHECKED_MS)
    return () => clearTimeout(timer)
  }, [room, prefabs])
  return problems
}
