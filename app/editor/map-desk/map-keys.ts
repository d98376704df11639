import type { KeyboardEvent } from 'react'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { BRUSH_SIZES, MAP_TOOLS } from './map-tools.ts'
import type { MapDeskState } from './use-map-desk.ts'

/** How far the arrows move a thing with Shift, art px. */
const FAR_PX = 8
export const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type KeyedMap = {
  desk: MapDeskState
  draft: OpenDraft
  room: RoomDoc
  goTo: (tile: Tile) => void
  /** Makes the map larger or smaller by so many steps. */
  zoom: (steps: number) => void
  seeAll: () => void
}

/** What the keys do on the map. Those that do nothing are left to the page. */
export function mapKeys(map: KeyedMap): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.nativeEvent.isComposing || actOn(event, map) === false) return
    event.preventDefault()
    event.stopPropagation()
  }
}

function actOn(event: KeyboardEvent, { desk, draft, room, goTo, zoom, seeAll }: KeyedMap): unknown {
  const { tool, thing, paint, cursor } = desk
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const withControl = event.ctrlKey || event.metaKey
  if (withControl && key === 'z') return event.shiftKey ? draft.redo() : draft.undo()
  if (withControl && key === 'y') return draft.redo()
  if (withControl) return false
  const arrow = ARROWS[event.key]
  if (arrow && thing && tool === 'select') {
    const far = event.shiftKey ? FAR_PX : 1
    return desk.moveThing(arrow[0] * far, arrow[1] * far)
  }
  if (arrow)
    return goTo({
      x: Math.max(0, Math.min(cursor.x + arrow[0], room.width - 1)),
      y: Math.max(0, Math.min(cursor.y + arrow[1], room.height - 1)),
    })
  if (key === 'Enter') return desk.useAt(cursor)
  if (key === 'Delete' || key === 'Backspace') return desk.place ? desk.dropPlace() : desk.dropThing()
  if (key === 'Escape') return letsGo(desk)
  if (key === '[' || key === ']') return desk.choosePaint({ brush: nextBrush(paint.brush, key === ']' ? 1 : -1) })
  if (key === '0') return seeAll()
  if (key === '+' || key === '-') return zoom(key === '+' ? 1 : -1)
  const chosen = MAP_TOOLS.find((one) => one.key === key)
  return chosen ? desk.chooseTool(chosen.tool) : false
}

/** Lets go of one thing: what is being drawn, then what is chosen, then the tool. False if there is nothing. */
function letsGo(desk: MapDeskState): unknown {
  const { tool, stamp } = desk
  if (desk.stroke || stamp.corners) return desk.letGo()
  if (tool === 'stamp' && !stamp.isCopying) return stamp.copyAnew()
  if (desk.thing) return desk.choose(null)
  if (desk.place) return desk.choosePlace(null)
  return tool === 'select' ? false : desk.chooseTool('select')
}

function nextBrush(brush: number, by: 1 | -1): number {
  const at = BRUSH_SIZES.indexOf(brush) + by
  return BRUSH_SIZES[Math.max(0, Math.min(at, BRUSH_SIZES.length - 1))] ?? brush
}
