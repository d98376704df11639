import { loadDogFrames } from '#app/arcade/picture/dog-frames.ts'
import { asGhost } from '#app/arcade/picture/ghost-paint.ts'
import { loadSprites } from '#app/arcade/picture/sprites.ts'
import type { Sprites, SpriteSheet } from '#app/arcade/picture/sprites.ts'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import type { Season } from '#app/shared/season.ts'
import type { Side } from './picnic-view.ts'

/** The pictures of a season, fetched when they are needed. */
const SHEETS: Readonly<Record<Season, () => Promise<{ url: string; sheet: SpriteSheet }>>> = {
  normal: () => import('./dresses/summer.ts').then(({ summerPicnic }) => summerPicnic),
  autumn: () => import('./dresses/autumn.ts').then(({ autumnPicnic }) => autumnPicnic),
  winter: () => import('./dresses/winter.ts').then(({ winterPicnic }) => winterPicnic),
}

const SIDES = ['right', 'down', 'left', 'up'] as const satisfies readonly Side[]
/** What the dog of a picnic does. */
export const GUARD_POSES = ['walk', 'stand', 'happy', 'sit'] as const
export type GuardPose = (typeof GUARD_POSES)[number]

type Beats = Readonly<Record<Side, readonly HTMLCanvasElement[]>>
/** The dog in its poses, from each side, beat by beat. */
export type GuardPictures = Readonly<Record<GuardPose, Beats>>

export type PicnicPictures = { sprites: Sprites; guard: GuardPictures }

/** @throws where they cannot be fetched */
export async function loadPicnicPictures(hero: PicturedDog, season: Season): Promise<PicnicPictures> {
  const [{ url, sheet }, guard] = await Promise.all([SHEETS[season](), loadGuard(hero)])
  return { sprites: await loadSprites(url, sheet), guard }
}

/** Another dog as a ghost. @throws where its pictures cannot be fetched */
export async function loadGhostGuard(dog: PicturedDog): Promise<GuardPictures> {
  return loadGuard(dog, asGhost)
}

async function loadGuard(
  dog: PicturedDog,
  painted = (picture: HTMLCanvasElement): HTMLCanvasElement => picture,
): Promise<GuardPictures> {
  const frames = await loadDogFrames(
    dog,
    GUARD_POSES.flatMap((pose) => SIDES.map((facing) => ({ pose, facing }))),
  )
  const seen = (pose: GuardPose, facing: Side) => frames.beatsOf({ pose, facing }).map(painted)
  const beatsOf = (pose: GuardPose): Beats => ({
    right: seen(pose, 'right'),
    down: seen(pose, 'down'),
    left: seen(pose, 'left'),
    up: seen(pose, 'up'),
  })
  return { walk: beatsOf('walk'), stand: beatsOf('stand'), happy: beatsOf('happy'), sit: beatsOf('sit') }
}
