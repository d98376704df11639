import { readFileSync, writeFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { PNG } from 'pngjs'
import { indexedPng } from '#durable/rules/pictures/indexed-png.ts'
import { rgb } from './palette.ts'
import type { Colour, Paint, Rgb } from './palette.ts'

/** Returns the paint of each pixel of a shape; `u`, `v` are -1 to 1 in an ellipse, and along/distance in a capsule. */
export type Shader = (x: number, y: number, u: number, v: number) => Paint
export type Point = readonly [x: number, y: number]
export type Knob = readonly [x: number, y: number, radius: number]

/** The lowest alpha of a pixel that belongs to a silhouette; a shadow is below it. */
const SOLID_ALPHA = 250

/**
 * A picture of whole pixels with straight alpha. Shapes have hard edges: a pixel gets one palette colour or stays as it
 * is. Positions come first and paint last, as in the browser's canvas. Fractional coordinates are rounded to the
 * nearest pixel.
 */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array

  constructor(width: number, height: number) {
    this.width = Math.floor(width)
    this.height = Math.floor(height)
    this.data = new Uint8Array(this.width * this.height * 4)
  }

  static load(file: string): Canvas {
    const png = PNG.sync.read(readFileSync(file))
    const canvas = new Canvas(png.width, png.height)
    canvas.data.set(png.data)
    return canvas
  }

  save(file: string): void {
    writeFileSync(file, this.toPng())
  }

  toPng(): Buffer {
    const indexed = indexedPng(this, { compress: (bytes) => deflateSync(bytes, { level: 9 }) })
    if (indexed) return Buffer.from(indexed.buffer)
    const png = new PNG({ width: this.width, height: this.height })
    png.data = Buffer.from(this.data)
    return PNG.sync.write(png)
  }

  has(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height
  }

  /** Paints one pixel, blended by alpha (0 to 255) with what is there. */
  set(x: number, y: number, paint: Paint, alpha = 255): this {
    x = Math.round(x)
    y = Math.round(y)
    if (!paint || !this.has(x, y)) return this
    const colour = typeof paint === 'string' ? rgb(paint) : paint
    const at = (y * this.width + x) * 4
    const below = this.data[at + 3] ?? 0
    if (alpha >= 255 || below === 0) {
      // Copied one by one, because copying so short a list takes longer than the rest.
      this.data[at] = colour[0]
      this.data[at + 1] = colour[1]
      this.data[at + 2] = colour[2]
      this.data[at + 3] = alpha
      return this
    }
    const over = alpha / 255
    const under = (below / 255) * (1 - over)
    colour.forEach((value, channel) => {
      const mixed = value * over + (this.data[at + channel] ?? 0) * under
      this.data[at + channel] = Math.round(mixed / (over + under))
    })
    this.data[at + 3] = Math.round((over + under) * 255)
    return this
  }

  erase(x: number, y: number): this {
    if (this.has(x, y)) this.data[(y * this.width + x) * 4 + 3] = 0
    return this
  }

  /** The colour of a pixel; `null` if nothing is drawn there. */
  get(x: number, y: number): Rgb | null {
    if (this.alphaAt(x, y) === 0) return null
    return this.rgbAt((y * this.width + x) * 4)
  }

  /** 0 to 255; 0 outside the picture. */
  alphaAt(x: number, y: number): number {
    return this.has(x, y) ? (this.data[(Math.floor(y) * this.width + Math.floor(x)) * 4 + 3] ?? 0) : 0
  }

  is(x: number, y: number, colour: Colour): boolean {
    const here = this.get(x, y)
    return here !== null && here.every((channel, i) => channel === rgb(colour)[i])
  }

  fill(paint: Paint): this {
    return this.rect(0, 0, this.width, this.height, paint)
  }

  rect(x: number, y: number, width: number, height: number, paint: Paint, alpha = 255): this {
    for (let j = 0; j < height; j++) for (let i = 0; i < width; i++) this.set(x + i, y + j, paint, alpha)
    return this
  }

  /** A border of one pixel inside the box. */
  frame(x: number, y: number, width: number, height: number, paint: Paint): this {
    this.rect(x, y, width, 1, paint).rect(x, y + height - 1, width, 1, paint)
    return this.rect(x, y, 1, height, paint).rect(x + width - 1, y, 1, height, paint)
  }

  roundRect(x: number, y: number, width: number, height: number, radius: number, paint: Paint, alpha = 255): this {
    for (let j = 0; j < height; j++) {
      for (let i = 0; i < width; i++) {
        const dx = Math.max(radius - i - 0.5, i + 0.5 - (width - radius), 0)
        const dy = Math.max(radius - j - 0.5, j + 0.5 - (height - radius), 0)
        if (dx * dx + dy * dy <= radius * radius) this.set(x + i, y + j, paint, alpha)
      }
    }
    return this
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, paint: Paint | Shader, alpha = 255): this {
    for (let y = Math.floor(cy - ry); y <= cy + ry; y++) {
      for (let x = Math.floor(cx - rx); x <= cx + rx; x++) {
        const u = (x + 0.5 - cx) / rx
        const v = (y + 0.5 - cy) / ry
        if (u * u + v * v <= 1) this.set(x, y, typeof paint === 'function' ? paint(x, y, u, v) : paint, alpha)
      }
    }
    return this
  }

  line(fromX: number, fromY: number, toX: number, toY: number, paint: Paint): this {
    let x = Math.trunc(fromX)
    let y = Math.trunc(fromY)
    const endX = Math.trunc(toX)
    const endY = Math.trunc(toY)
    const dx = Math.abs(endX - x)
    const dy = -Math.abs(endY - y)
    let error = dx + dy
    for (;;) {
      this.set(x, y, paint)
      if (x === endX && y === endY) return this
      const doubled = 2 * error
      if (doubled >= dy) {
        error += dy
        x += x < endX ? 1 : -1
      }
      if (doubled <= dx) {
        error += dx
        y += y < endY ? 1 : -1
      }
    }
  }

  /**
   * A tapered stroke between two round ends. A shader gets the position along it (0 to 1) and the distance from its
   * middle.
   */
  capsule(from: Knob, to: Knob, paint: Paint | Shader): this {
    const [x0, y0, r0] = from
    const [x1, y1, r1] = to
    const margin = Math.max(r0, r1) + 1
    const lengthSquared = (x1 - x0) ** 2 + (y1 - y0) ** 2 || 1
    for (let y = Math.floor(Math.min(y0, y1) - margin); y <= Math.max(y0, y1) + margin; y++) {
      for (let x = Math.floor(Math.min(x0, x1) - margin); x <= Math.max(x0, x1) + margin; x++) {
        const raw = ((x + 0.5 - x0) * (x1 - x0) + (y + 0.5 - y0) * (y1 - y0)) / lengthSquared
        const along = Math.max(0, Math.min(1, raw))
        const distance = Math.sqrt((x + 0.5 - x0 - along * (x1 - x0)) ** 2 + (y + 0.5 - y0 - along * (y1 - y0)) ** 2)
        if (distance > r0 + (r1 - r0) * along) continue
        this.set(x, y, typeof paint === 'function' ? paint(x, y, along, distance) : paint)
      }
    }
    return this
  }

  polygon(points: readonly Point[], paint: Paint | ((x: number, y: number) => Paint)): this {
    const ys = points.map(([, y]) => y)
    for (let y = Math.floor(Math.min(...ys)); y <= Math.max(...ys); y++) {
      const crossings: number[] = []
      points.forEach(([ax, ay], i) => {
        const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay]
        if (ay <= y + 0.5 !== by <= y + 0.5) crossings.push(ax + ((y + 0.5 - ay) * (bx - ax)) / (by - ay))
      })
      crossings.sort((a, b) => a - b)
      crossings.forEach((from, i) => {
        const to = crossings[i + 1]
        if (i % 2 || to === undefined) return
        for (let x = Math.ceil(from - 0.5); x < to - 0.5 + 1e-6; x++) {
          this.set(x, y, typeof paint === 'function' ? paint(x, y) : paint)
        }
      })
    }
    return this
  }

  /** Draws a map of letters. A letter that is not in `paints` is transparent. */
  sprite(x: number, y: number, rows: readonly string[], paints: Readonly<Record<string, Paint>>): this {
    rows.forEach((row, j) => [...row].forEach((letter, i) => this.set(x + i, y + j, paints[letter] ?? null)))
    return this
  }

  blit(source: Canvas, x: number, y: number): this {
    const left = Math.round(x)
    const top = Math.round(y)
    for (let j = 0; j < source.height; j++) {
      for (let i = 0; i < source.width; i++) this.copyPixel(source, i, j, left + i, top + j)
    }
    return this
  }

  /** Paints a pixel of another picture. Faster than `get` and `set`, because no list of channels is made. */
  copyPixel(source: Canvas, fromX: number, fromY: number, x: number, y: number): void {
    if (!source.has(fromX, fromY) || !this.has(x, y)) return
    const from = (fromY * source.width + fromX) * 4
    const to = (y * this.width + x) * 4
    const alpha = source.data[from + 3] ?? 0
    if (alpha === 0) return
    if (alpha < 255 && this.data[to + 3] !== 0) return void this.set(x, y, source.rgbAt(from), alpha)
    this.data[to] = source.data[from] ?? 0
    this.data[to + 1] = source.data[from + 1] ?? 0
    this.data[to + 2] = source.data[from + 2] ?? 0
    this.data[to + 3] = alpha
  }

  clone(): Canvas {
    const copy = new Canvas(this.width, this.height)
    copy.data.set(this.data)
    return copy
  }

  crop(x: number, y: number, width: number, height: number): Canvas {
    const piece = new Canvas(width, height)
    for (let j = 0; j < piece.height; j++) {
      for (let i = 0; i < piece.width; i++) piece.copyPixel(this, x + i, y + j, i, j)
    }
    return piece
  }

  /** A copy mirrored left to right. */
  flip(): Canvas {
    return this.mapped(this.width, this.height, (x, y) => [this.width - 1 - x, y])
  }

  /** A copy enlarged by a whole factor. */
  scale(factor: number): Canvas {
    return this.mapped(this.width * factor, this.height * factor, (x, y) => [
      Math.floor(x / factor),
      Math.floor(y / factor),
    ])
  }

  /** Multiplies every pixel by a colour, as Pixi's tint does. */
  tint(colour: Rgb): this {
    for (let at = 0; at < this.data.length; at++) {
      const factor = colour[at % 4]
      if (factor !== undefined) this.data[at] = Math.round(((this.data[at] ?? 0) * factor) / 255)
    }
    return this
  }

  /** Multiplies the alpha of every pixel by `share`, 0-1. */
  fade(share: number): this {
    for (let at = 3; at < this.data.length; at += 4) this.data[at] = Math.round((this.data[at] ?? 0) * share)
    return this
  }

  /** Replaces palette colours by others, by which one drawing gets its winter version. */
  remap(swaps: Partial<Record<Colour, Colour>>): this {
    const byKey = new Map<number, Rgb>()
    for (const [from, to] of Object.entries(swaps) as [Colour, Colour][]) byKey.set(rgbKey(rgb(from)), rgb(to))
    for (let at = 0; at < this.data.length; at += 4) {
      const to = byKey.get(rgbKey(this.rgbAt(at)))
      if (to) this.data.set(to, at)
    }
    return this
  }

  /** Outlines the silhouette with one pixel: `lit` towards the light (upper left), `dark` elsewhere. */
  outline(dark: Paint, lit: Paint = dark): this {
    const before = this.clone()
    const solid = (x: number, y: number) => before.alphaAt(x, y) >= SOLID_ALPHA
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        if (solid(x, y)) continue
        if (solid(x - 1, y) || solid(x, y - 1)) this.set(x, y, dark)
        else if (solid(x + 1, y) || solid(x, y + 1)) this.set(x, y, lit)
      }
    }
    return this
  }

  private rgbAt(at: number): Rgb {
    return [this.data[at] ?? 0, this.data[at + 1] ?? 0, this.data[at + 2] ?? 0]
  }

  private mapped(width: number, height: number, sourceOf: (x: number, y: number) => Point): Canvas {
    const result = new Canvas(width, height)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const [fromX, fromY] = sourceOf(x, y)
        const from = (fromY * this.width + fromX) * 4
        const to = (y * width + x) * 4
        // One by one, as in `set`.
        for (let channel = 0; channel < 4; channel++) result.data[to + channel] = this.data[from + channel] ?? 0
      }
    }
    return result
  }
}

function rgbKey([red, green, blue]: Rgb): number {
  return (red << 16) | (green << 8) | blue
}
