import { useMemo, useState } from 'react'
import type { Change } from '#durable/rules/sheets/changes.ts'
import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import type { MapPoint } from './map-surface.tsx'
import { freeId, movedThing, thingUnder } from './map-tools.ts'

type Make = (changes: readonly Change[]) => void

/** What is held and moved: a thing, and how far the pointer is from its foot. */
type Held = { thing: Thing; dx: number; dy: number; to: MapPoint }

/** What things are put into the room, and the one that is chosen. */
export function useMapThings(saved: RoomDoc | null, make: Make) {
  const [prefab, setPrefab] = useState<string | null>(null)
  const [id, setId] = useState<string | null>(null)
  const [held, setHeld] = useState<Held | null>(null)
  const chosen = saved?.things.find((thing) => thing.id === id) ?? null
  const moved = useMemo(() => {
    if (!saved || !held) return saved?.things ?? []
    const { x, y } = { x: Math.round(held.to.x), y: Math.round(held.to.y) }
    return saved.things.map((thing) => (thing.id === held.thing.id ? { ...thing, x, y } : thing))
  }, [saved, held])
  return {
    prefab,
    choosePrefab: setPrefab,
    chosen,
    choose: setId,
    /** The things, with the one that is held where it is held; it is no step yet. */
    moved,
    /** Takes the prefab of the thing at a point. Returns whether one is there. */
    pick: (point: MapPoint): boolean => {
      const found = saved && thingUnder(saved, point)
      if (found) setPrefab(found.prefab)
      return found !== null
    },
    /** Puts a thing at a point. */
    place: ({ x, y }: MapPoint) => {
      if (!saved || prefab === null) return
      const row: Thing = { id: freeId(saved, prefab), prefab, x: Math.round(x), y: Math.round(y) }
      make([{ kind: 'put', list: 'things', at: saved.things.length, row }])
      setId(row.id)
    },
    /** Takes hold of the thing at a point, if it may, or of none. Returns whether it holds one. */
    take: (point: MapPoint, may: boolean): boolean => {
      const found = saved && may ? thingUnder(saved, point) : null
      setId(found?.id ?? null)
      if (found) setHeld({ thing: found, dx: point.x - found.x, dy: point.y - found.y, to: found })
      return found !== null
    },
    goOn: ({ x, y }: MapPoint) => {
      if (held) setHeld({ ...held, to: { x: x - held.dx, y: y - held.dy } })
    },
    end: () => {
      if (held) make(movedThing(held.thing, held.to))
      setHeld(null)
    },
    letGo: () => setHeld(null),
    move: (dx: number, dy: number) => {
      if (chosen) make(movedThing(chosen, { x: chosen.x + dx, y: chosen.y + dy }))
    },
    drop: () => {
      if (!saved || !chosen) return
      make([{ kind: 'drop', list: 'things', at: saved.things.indexOf(chosen), row: chosen }])
      setId(null)
    },
  }
}
