import gjogler from '#app/art/built/site/rank-gjogler.png'
import morph from '#app/art/built/site/rank-morph.png'
import ninja from '#app/art/built/site/rank-ninja.png'
import rom from '#app/art/built/site/rank-rom.png'
import slede from '#app/art/built/site/rank-slede.png'
import spor from '#app/art/built/site/rank-spor.png'
import valp from '#app/art/built/site/rank-valp.png'
import vann from '#app/art/built/site/rank-vann.png'
import type { Rank } from '#durable/rules/ranks.ts'

/** The framed picture of each rank, 72 by 56 art px. */
export const RANK_PICTURES: Readonly<Record<Rank, string>> = { valp, slede, spor, vann, rom, gjogler, ninja, morph }
