import type { Texture } from 'pixi.js'
import { PALETTE } from '#app/art/palette.ts'
import type { Colour } from '#app/art/palette.ts'
import type { MapBox, MapBoxLook } from '#app/shared/map-picture.ts'

/** The colours of a box: its inside, how much of it is seen, and its line. */
const LOOKS: Record<MapBoxLook, { inside: Colour; alpha: number; line: Colour }> = {
  door: { inside: 'gold2', alpha: 0.5, line: 'gold2' },
  entry: { inside: 'water4', alpha: 0.7, line: 'water4' },
  gate: { inside: 'falu2', alpha: 0.2, line: 'falu3' },
  area: { inside: 'violet', alpha: 0.18, line: 'violet' },
  drawn: { inside: 'gold3', alpha: 0.35, line: 'gold3' },
  chosen: { inside: 'gold3', alpha: 0.1, line: 'gold3' },
  cursor: { inside: 'cream', alpha: 0.15, line: 'cream' },
  problem: { inside: 'falu2', alpha: 0.6, line: 'cream' },
}

/** The line of a box, which has a dark one on either side, CSS px. */
const LINE_PX = 2
const DARK_PX = 1

type MapBoxesProps = { boxes: readonly MapBox[]; pixel: Texture; zoom: number }

/** Boxes over the map, the first at the bottom. Their lines are as wide at each zoom. */
export function MapBoxes({ boxes, pixel, zoom }: MapBoxesProps) {
  return boxes.map((box) => <Box key={box.id} box={box} pixel={pixel} zoom={zoom} />)
}

function Box({ box: { look, x, y, w, h }, pixel, zoom }: { box: MapBox } & Omit<MapBoxesProps, 'boxes'>) {
  const { inside, alpha, line } = LOOKS[look]
  const dark = { pixel, width: (LINE_PX + 2 * DARK_PX) / zoom, colour: 'ink' as const }
  const light = { pixel, width: LINE_PX / zoom, colour: line }
  const around = {
    x: x + DARK_PX / zoom,
    y: y + DARK_PX / zoom,
    w: w - (2 * DARK_PX) / zoom,
    h: h - (2 * DARK_PX) / zoom,
  }
  return (
    <>
      <pixiSprite texture={pixel} x={x} y={y} scale={{ x: w, y: h }} tint={PALETTE[inside]} alpha={alpha} />
      <Outline {...{ x, y, w, h }} {...dark} />
      <Outline {...around} {...light} />
    </>
  )
}

type OutlineProps = { x: number; y: number; w: number; h: number; pixel: Texture; width: number; colour: Colour }

function Outline({ x, y, w, h, pixel, width, colour }: OutlineProps) {
  const tint = PALETTE[colour]
  return (
    <>
      <pixiSprite texture={pixel} x={x} y={y} scale={{ x: w, y: width }} tint={tint} />
      <pixiSprite texture={pixel} x={x} y={y + h - width} scale={{ x: w, y: width }} tint={tint} />
      <pixiSprite texture={pixel} x={x} y={y} scale={{ x: width, y: h }} tint={tint} />
      <pixiSprite texture={pixel} x={x + w - width} y={y} scale={{ x: width, y: h }} tint={tint} />
    </>
  )
}
