import { coatOf, cssOf } from './coat.ts'
import type { PicturedDog } from './dog-picture.tsx'
import { DOG_SHEETS } from './dog-sheets.ts'
import { layersOf } from './layers.ts'
import { PICTURE } from './picture-box.ts'
import { frameOf, GRAVE_FRAME } from './pose.ts'
import type { Facing, DrawnPose } from './pose.ts'
import type { StillDog } from './still-dog.tsx'

type Stance = { pose?: DrawnPose; facing?: Facing }

/** Lays out a dog for `StillDogPicture`. Loaders call it, so that the data about all frames stays on the server. */
export function stillDog(
  { color, shadowColor, wear, isDead = false }: PicturedDog,
  { pose = 'stand', facing = 'down' }: Stance = {},
): StillDog {
  const { frame, flip } = isDead ? { frame: GRAVE_FRAME, flip: false } : frameOf({ pose, facing, now: 0, startedAt: 0 })
  const layers = layersOf({ frame, coat: coatOf(color, shadowColor ?? null), wear: wear ?? {} })
  return {
    isMirrored: flip,
    layers: layers.flatMap((layer) => {
      const sheet = DOG_SHEETS[layer.sheet]
      const source = sheet.frames[layer.frame]?.frame
      if (!source) return []
      return {
        sheet: layer.sheet,
        sheetWidth: sheet.width,
        x: source.x,
        y: source.y,
        width: source.w,
        height: source.h,
        left: PICTURE.foot.x + layer.x,
        top: PICTURE.foot.y + layer.y,
        tint: layer.tint === null ? null : cssOf(layer.tint),
      }
    }),
  }
}
