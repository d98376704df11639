import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtlas } from '#app/art/atlas.ts'
import { Canvas } from '#app/art/canvas.ts'
import { PENNONS } from '#durable/rules/committee/sitting.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { HEARTS, STAFF_BADGES } from '#durable/rules/roles.ts'
import { drawBadge, drawHeart, drawMiniBadge } from './badges.ts'
import { drawFlag } from './flags.ts'
import { drawPennant } from './pennants.ts'
import { iconSheet, iconStyles } from './sheet.ts'
import { drawMiniStreamer, drawStreamer } from './streamers.ts'

/** Writes the icon sheet with its JSON and CSS, the badges, hearts, streamers, pennants and flags, and an atlas of what the game needs. */
export function buildIcons(out: string): void {
  const folder = join(out, 'icons')
  mkdirSync(folder, { recursive: true })
  const { canvas, places } = iconSheet()
  canvas.save(join(out, 'icons.png'))
  writeFileSync(join(out, 'icons.json'), JSON.stringify(places))
  writeFileSync(join(out, 'icons.module.css'), iconStyles(places))
  for (const role of STAFF_BADGES) drawBadge(role).save(join(folder, `badge-${role}.png`))
  for (const role of STAFF_BADGES) drawMiniBadge(role).save(join(folder, `badge-mini-${role}.png`))
  stripOf(HEARTS.map(drawHeart)).save(join(folder, 'hearts.png'))
  stripOf(PENNONS.map(drawStreamer)).save(join(folder, 'streamers.png'))
  stripOf(PENNONS.map(drawMiniStreamer)).save(join(folder, 'streamers-mini.png'))
  for (const pack of PACKS) drawPennant(pack).save(join(folder, `pennant-${pack}.png`))
  for (const flag of LANGUAGES) drawFlag(flag).save(join(folder, `flag-${flag}.png`))
  writeAtlas(join(out, 'badges'), [
    ...STAFF_BADGES.map((role) => ({ name: `${role}-mini`, canvas: drawMiniBadge(role) })),
    ...PENNONS.map((pennons) => ({ name: `streamer-${pennons}-mini`, canvas: drawMiniStreamer(pennons) })),
    ...HEARTS.map((heart) => ({ name: `heart-${heart}`, canvas: drawHeart(heart) })),
  ])
}

/** Square pictures of one size, side by side. */
function stripOf(pictures: readonly Canvas[]): Canvas {
  const px = pictures[0]?.height ?? 0
  const strip = new Canvas(pictures.length * px, px)
  pictures.forEach((picture, index) => strip.blit(picture, index * px, 0))
  return strip
}

if (import.meta.main) buildIcons(join(import.meta.dirname, '../built'))
