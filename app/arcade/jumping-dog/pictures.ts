import { loadDogFrames } from '#app/arcade/picture/dog-frames.ts'
import { asGhost } from '#app/arcade/picture/ghost-paint.ts'
import { loadSprites } from '#app/arcade/picture/sprites.ts'
import type { Sprites, SpriteSheet } from '#app/arcade/picture/sprites.ts'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import type { DrawnPose } from '#app/dog/pose.ts'
import type { Season } from '#app/shared/season.ts'
import type { RunPose } from './course-view.ts'

/** The pictures of a season, fetched when they are needed. */
const SHEETS: Readonly<Record<Season, () => Promise<{ url: string; sheet: SpriteSheet }>>> = {
  normal: () => import('./dresses/summer.ts').then(({ summerCourse }) => summerCourse),
  autumn: () => import('./dresses/autumn.ts').then(({ autumnCourse }) => autumnCourse),
  winter: () => import('./dresses/winter.ts').then(({ winterCourse }) => winterCourse),
}

const POSES = {
  runs: 'run',
  rises: 'happy',
  falls: 'run',
  stumbles: 'sniff',
  lies: 'curl',
  cheers: 'happy',
} as const satisfies Record<RunPose, DrawnPose | 'run'>

/** The dog from its right side in each of its poses, beat by beat. */
export type RunnerPictures = Readonly<Record<RunPose, readonly HTMLCanvasElement[]>>

export type CoursePictures = { sprites: Sprites; runner: RunnerPictures; season: Season }

/** @throws where they cannot be fetched */
export async function loadCoursePictures(hero: PicturedDog, season: Season): Promise<CoursePictures> {
  const [{ url, sheet }, runner] = await Promise.all([SHEETS[season](), loadRunner(hero)])
  return { sprites: await loadSprites(url, sheet), runner, season }
}

/** Another dog as a ghost. @throws where its pictures cannot be fetched */
export async function loadGhostRunner(dog: PicturedDog): Promise<RunnerPictures> {
  return loadRunner(dog, asGhost)
}

async function loadRunner(
  dog: PicturedDog,
  painted = (picture: HTMLCanvasElement): HTMLCanvasElement => picture,
): Promise<RunnerPictures> {
  const poses = [...new Set(Object.values(POSES))].map((pose) => ({ pose, facing: 'right' as const }))
  const frames = await loadDogFrames(dog, poses, { hasGround: false })
  const beats = (pose: RunPose) => frames.beatsOf({ pose: POSES[pose], facing: 'right' }).map(painted)
  return {
    runs: beats('runs'),
    rises: beats('rises'),
    falls: beats('falls'),
    stumbles: beats('stumbles'),
    lies: beats('lies'),
    cheers: beats('cheers'),
  }
}
