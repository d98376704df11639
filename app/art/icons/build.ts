import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtlas } from '#app/art/atlas.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { STAFF_BADGES } from '#durable/rules/roles.ts'
import { drawBadge, drawMiniBadge } from './badges.ts'
import { drawFlag } from './flags.ts'
import { drawPennant } from './pennants.ts'
import { iconSheet, iconStyles } from './sheet.ts'

/** Writes the icon sheet with its JSON and CSS, the badges, pennants and flags, and an atlas of what the game needs. */
export function buildIcons(out: string): void {
  const folder = join(out, 'icons')
  mkdirSync(folder, { recursive: true })
  const { canvas, places } = iconSheet()
  canvas.save(join(out, 'icons.png'))
  writeFileSync(join(out, 'icons.json'), JSON.stringify(places))
  writeFileSync(join(out, 'icons.module.css'), iconStyles(places))
  for (const role of STAFF_BADGES) drawBadge(role).save(join(folder, `badge-${role}.png`))
  for (const role of STAFF_BADGES) drawMiniBadge(role).save(join(folder, `badge-mini-${role}.png`))
  for (const pack of PACKS) drawPennant(pack).save(join(folder, `pennant-${pack}.png`))
  for (const flag of LANGUAGES) drawFlag(flag).save(join(folder, `flag-${flag}.png`))
  writeAtlas(join(out, 'badges'), [
    ...STAFF_BADGES.map((role) => ({ name: role, canvas: drawBadge(role) })),
    ...STAFF_BADGES.map((role) => ({ name: `${role}-mini`, canvas: drawMiniBadge(role) })),
    ...PACKS.map((pack) => ({ name: `pennant-${pack}`, canvas: drawPennant(pack) })),
  ])
}

if (import.meta.main) buildIcons(join(import.meta.dirname, '../built'))
