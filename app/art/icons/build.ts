import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtlas } from '#app/art/atlas.ts'
import { Canvas } from '#app/art/canvas.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { HEARTS, STAFF_BADGES } from '#durable/rules/roles.ts'
import { HEART_PX, drawBadge, drawHeart, drawMiniBadge } from './badges.ts'
import { drawFlag } from './flags.ts'
import { drawPennant } from './pennants.ts'
import { iconSheet, iconStyles } from './sheet.ts'

/** Writes the icon sheet with its JSON and CSS, the badges, hearts, pennants and flags, and an atlas of what the game needs. */
export function buildIcons(out: string): void {
  const folder = join(out, 'icons')
  mkdirSync(folder, { recursive: true })
  const { canvas, places } = iconSheet()
  canvas.save(join(out, 'icons.png'))
  writeFileSync(join(out, 'icons.json'), JSON.stringify(places))
  writeFileSync(join(out, 'icons.module.css'), iconStyles(places))
  for (const role of STAFF_BADGES) drawBadge(role).save(join(folder, `badge-${role}.png`))
  for (const role of STAFF_BADGES) drawMiniBadge(role).save(join(folder, `badge-mini-${role}.png`))
  const hearts = new Canvas(HEARTS.length * HEART_PX, HEART_PX)
  HEARTS.forEach((heart, index) => hearts.blit(drawHeart(heart), index * HEART_PX, 0))
  hearts.save(join(folder, 'hearts.png'))
  for (const pack of PACKS) drawPennant(pack).save(join(folder, `pennant-${pack}.png`))
  for (const flag of LANGUAGES) drawFlag(flag).save(join(folder, `flag-${flag}.png`))
  writeAtlas(join(out, 'badges'), [
    ...STAFF_BADGES.map((role) => ({ name: role, canvas: drawBadge(role) })),
    ...STAFF_BADGES.map((role) => ({ name: `${role}-mini`, canvas: drawMiniBadge(role) })),
    ...HEARTS.map((heart) => ({ name: `heart-${heart}`, canvas: drawHeart(heart) })),
    ...PACKS.map((pack) => ({ name: `pennant-${pack}`, canvas: drawPennant(pack) })),
  ])
}

if (import.meta.main) buildIcons(join(import.meta.dirname, '../built'))
