import { useState } from 'react'
import type { Change, DraftRow } from '#durable/rules/sheets/changes.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import type { MapLayer } from './map-layers.ts'
import { isLastEntry, mapPlacesOf, newPlace, placeOn } from './map-places.ts'
import type { PlaceList, PlaceRef } from './map-places.ts'
import type { MapPoint } from './map-surface.tsx'

type Make = (changes: readonly Change[]) => void
type PlaceRow = { list: PlaceList; row: DraftRow }

/** The door, entry or area that is chosen, and what is made of them. */
export function useMapPlaces(saved: RoomDoc | null, make: Make) {
  const [ref, setRef] = useState<PlaceRef | null>(null)
  const row = saved && ref ? mapPlacesOf(saved, ref.list).find(({ id }) => id === ref.id) : undefined
  const chosen: PlaceRow | null = ref && row ? { list: ref.list, row } : null
  return {
    chosen,
    choose: setRef,
    /** Chooses what is on a tile, or nothing. Returns whether something is there. */
    chooseOn: (tile: MapPoint, untouched: ReadonlySet<MapLayer>): boolean => {
      const found = saved && placeOn(saved, tile, untouched)
      setRef(found)
      return found !== null
    },
    add: (list: PlaceList, tile: MapPoint) => {
      if (!saved) return
      const change = newPlace(saved, list, tile)
      make([change])
      setRef({ list, id: change.row.id })
    },
    /** Takes the chosen place away; never the last entry, without which there is no room. */
    drop: () => {
      if (!saved || !chosen || isLastEntry(saved, chosen.list)) return
      const { list, row: gone } = chosen
      make([{ kind: 'drop', list, at: mapPlacesOf(saved, list).findIndex(({ id }) => id === gone.id), row: gone }])
      setRef(null)
    },
  }
}
