import type { Canvas } from '#app/art/canvas.ts'
import { drawnBox } from '#app/art/park/prop.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'
import { SITE_SEASONS } from '#app/art/site/season.ts'
import { drawLandscape } from './landscape.ts'
import { drawLogo } from './logo.ts'
import { CLOUD_COUNT, drawCloud, drawFalling, drawMountain, drawSky, drawSun, MOUNTAIN_COUNT } from './sky.ts'

/** Every layer of the header in the three seasons, back to front: sky, sun, mountains, clouds, landscape, logo. */
export function drawHeader(): Frames {
  const layers: Frames = {}
  for (const season of SITE_SEASONS) {
    const put = (name: string, canvas: Canvas) => {
      layers[`header-${season}-${name}`] = canvas
    }
    put('sky', drawSky(season))
    put('sun', trimmed(drawSun(season)))
    for (let i = 0; i < MOUNTAIN_COUNT; i++) put(`mountain${i + 1}`, trimmed(drawMountain(i, season)))
    for (let i = 0; i < CLOUD_COUNT; i++) put(`cloud${i + 1}`, drawCloud(i, season))
    put('landscape', drawLandscape(season))
    put('logo', trimmed(drawLogo(season, 'line')))
    put('logo-stacked', trimmed(drawLogo(season, 'stacked')))
  }
  layers['header-autumn-falling'] = drawFalling('autumn')
  layers['header-winter-falling'] = drawFalling('winter')
  return layers
}

/** The picture without its empty margins. */
export function trimmed(canvas: Canvas): Canvas {
  const box = drawnBox(canvas)
  return box ? canvas.crop(box.x, box.y, box.w, box.h) : canvas
}
