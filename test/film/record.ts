import { mkdirSync, writeFileSync } from 'node:fs'
import { launchChromium } from '#test/browser/chromium.ts'
import { WALK, walkAt } from './walk.ts'
import { webmOf } from './webm.ts'
import type { Chunk } from './webm.ts'

// Makes the film that the seeded cinema shows: drawn by our own art, frame by frame, and encoded by Chromium. node
// test/film/record.ts

const FILE = 'public/films/a-walk.webm'
/** Screen pixels per pixel of the drawing. */
const SCALE = 2
const BITS_PER_SECOND = 48_000
/** Seconds between key frames, to which a viewer can seek. */
const KEY_EVERY_S = 6
/** Encoders are available only in secure contexts, such as localhost. Nothing listens there. */
const PAGE = 'http://localhost/film'

const browser = await launchChromium()
const page = await browser.newPage()
await page.route(PAGE, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
await page.goto(PAGE)
const size = { width: WALK.width * SCALE, height: WALK.height * SCALE }
const frames = Array.from({ length: WALK.fps * WALK.seconds }, (_, index) =>
  walkAt(index / WALK.fps)
    .toPng()
    .toString('base64'),
)
const encoded = await page.evaluate(
  async ({ frames, width, height, fps, bitrate, keyEvery }) => {
    const chunks: { data: string; timestampMs: number; isKey: boolean }[] = []
    const encoder = new VideoEncoder({
      output: (chunk) => {
        const bytes = new Uint8Array(chunk.byteLength)
        chunk.copyTo(bytes)
        const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
        chunks.push({ data, timestampMs: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key' })
      },
      error: (error) => {
        throw error
      },
    })
    encoder.configure({ codec: 'vp09.00.10.08', width, height, bitrate, framerate: fps, latencyMode: 'quality' })
    const canvas = new OffscreenCanvas(width, height)
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('no canvas')
    brush.imageSmoothingEnabled = false
    for (const [index, png] of frames.entries()) {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
      brush.drawImage(picture, 0, 0, width, height)
      const frame = new VideoFrame(canvas, { timestamp: Math.round((index * 1_000_000) / fps) })
      encoder.encode(frame, { keyFrame: index % keyEvery === 0 })
      frame.close()
    }
    await encoder.flush()
    return chunks
  },
  { frames, ...size, fps: WALK.fps, bitrate: BITS_PER_SECOND, keyEvery: KEY_EVERY_S * WALK.fps },
)
await browser.close()
const chunks: Chunk[] = encoded.map(({ data, ...chunk }) => ({ ...chunk, data: Buffer.from(data, 'base64') }))
const film = webmOf({ ...size, durationMs: 1000 * WALK.seconds, chunks })
mkdirSync('public/films', { recursive: true })
writeFileSync(FILE, film)
console.log(`${FILE}: ${chunks.length} pictures, ${Math.round(film.length / 1024)} KB`)
