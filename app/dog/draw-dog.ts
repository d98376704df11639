import { cssOf } from './coat.ts'
import { DOG_SHEETS } from './dog-sheets.ts'
import type { DogLayer } from './layers.ts'
import { PICTURE } from './picture-box.ts'

/**
 * Clears the canvas (of the size of `PICTURE`) and draws a dog on it, with the same pixels as in the park.
 * @throws if a sheet cannot be loaded
 */
export async function drawDog(canvas: HTMLCanvasElement, layers: readonly DogLayer[]): Promise<void> {
  const [dogs, items] = await Promise.all([imageOf('dogs'), imageOf('items')])
  const context = canvas.getContext('2d')
  if (!context) return
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  const mirror = layers[0]?.flip ? -1 : 1
  context.setTransform(mirror, 0, 0, 1, PICTURE.foot.x, PICTURE.foot.y)
  for (const layer of layers) {
    const source = DOG_SHEETS[layer.sheet].frames[layer.frame]
    if (!source) continue
    const { x, y, w, h } = source.frame
    const image = layer.sheet === 'dogs' ? dogs : items
    if (layer.tint === null) context.drawImage(image, x, y, w, h, layer.x, layer.y, w, h)
    else context.drawImage(tinted(image, source.frame, layer.tint), 0, 0, w, h, layer.x, layer.y, w, h)
  }
}

const images = new Map<string, Promise<HTMLImageElement>>()

function imageOf(sheet: DogLayer['sheet']): Promise<HTMLImageElement> {
  const { url } = DOG_SHEETS[sheet]
  const known = images.get(url)
  if (known) return known
  const image = new Image()
  image.src = url
  const loading = image.decode().then(() => image)
  // A sheet that could not be loaded is requested again by the next dog.
  loading.catch(() => images.delete(url))
  images.set(url, loading)
  return loading
}

let dye: HTMLCanvasElement | undefined

/**
 * A canvas with the piece of the sheet in a tint. Tinted pieces are pure white, so filling their shape with the tint is
 * the same as multiplying by it.
 */
function tinted(image: HTMLImageElement, { x, y, w, h }: { x: number; y: number; w: number; h: number }, tint: number) {
  dye ??= document.createElement('canvas')
  dye.width = w
  dye.height = h
  const context = dye.getContext('2d')
  if (context) {
    context.drawImage(image, x, y, w, h, 0, 0, w, h)
    context.globalCompositeOperation = 'source-in'
    context.fillStyle = cssOf(tint)
    context.fillRect(0, 0, w, h)
  }
  return dye
}
