import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawHeader } from '#app/art/site/header/header.ts'
import { drawBubbles } from '#app/art/site/kit/bubbles.ts'
import { drawControls } from '#app/art/site/kit/controls.ts'
import { drawFrames } from '#app/art/site/kit/frames.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'
import { paletteCss } from '#app/art/site/kit/palette-css.ts'
import { drawSpinner } from '#app/art/site/kit/spinner.ts'
import { drawBoards } from './boards.ts'
import { drawAppIcons } from './cards/app-icons.ts'
import { drawLookCard } from './cards/look-card.ts'
import { drawOfflinePicture } from './cards/offline.ts'
import { drawOgCards } from './cards/og-cards.ts'
import { drawScreenshots } from './cards/screenshots.ts'
import { drawGames } from './games/games.ts'
import { drawPageGround } from './ground.ts'
import { drawHero } from './hero.ts'
import { drawNewsPictures } from './news/news.ts'
import { drawPacks } from './packs/packs.ts'
import { drawRanks } from './ranks/ranks.ts'
import { drawScenery } from './scenery.ts'
import { drawSlides } from './slides/slides.ts'
import { drawCake } from './stage/cake.ts'
import { drawPodiums } from './stage/podium.ts'

/**
 * Writes the interface kit to `ui/`, the pictures of the pages to `site/`, and the palette as CSS. Pictures whose
 * address is in the database go to `published`, under names without a hash.
 */
export function buildSite(out: string, published: string): void {
  const hero = drawHero()
  save(join(out, 'ui'), { ...drawFrames(), ...drawControls(), ...drawBubbles(), spinner: drawSpinner() })
  save(join(out, 'site'), { ...drawHeader(), ...drawPageGround(), ...drawScenery(), ...drawBoards(), ...hero.pictures })
  save(join(out, 'site'), { ...drawPodiums(), ...drawCake(), ...drawRanks(), ...drawPacks() })
  const slides = drawSlides()
  save(join(out, 'site'), { ...drawGames(), ...slides, ...drawOgCards(), ...drawAppIcons() })
  save(join(out, 'site'), { ...drawScreenshots(slides), ...drawOfflinePicture(), ...drawLookCard() })
  save(join(published, 'news'), drawNewsPictures())
  writeFileSync(join(out, 'site', 'hero.json'), JSON.stringify(hero.places))
  writeFileSync(join(out, 'palette.css'), paletteCss())
}

function save(folder: string, pictures: Frames): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, canvas] of Object.entries(pictures)) canvas.save(join(folder, `${name}.png`))
}

if (import.meta.main) buildSite(join(import.meta.dirname, '../built'), join(import.meta.dirname, '../../../public'))
