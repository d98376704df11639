import type { Canvas } from '#app/art/canvas.ts'
import { drawRoom } from '#app/art/park/room-picture.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'
import { PARK_SEASON } from '#app/art/site/season.ts'
import type { SiteSeason } from '#app/art/site/season.ts'
import { drawCameo } from '#app/art/site/stage/cameo.ts'
import type { Cameo } from '#app/art/site/stage/cameo.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'

export const SLIDE_WIDTH = 320
export const SLIDE_HEIGHT = 200

/** A part of the plaza, by its upper left pixel in the room, and the dogs in it, by their feet in the slide. */
type Slide = { season: SiteSeason; left: number; top: number; dogs: readonly (Cameo & { x: number; y: number })[] }

export const SLIDES: Readonly<Record<string, Slide>> = {
  summer: {
    season: 'normal',
    left: 544,
    top: 376,
    dogs: [
      { x: 60, y: 118, pose: 'side/walk2', coat: 'tan', wears: ['cape'] },
      { x: 128, y: 176, pose: 'down/happy1', coat: 'cream', wears: ['flower'] },
      { x: 186, y: 180, pose: 'side/sit1', coat: 'grey', facesLeft: true },
      { x: 258, y: 124, pose: 'side/walk1', coat: 'white', facesLeft: true, wears: ['tennis-ball'] },
    ],
  },
  picnic: {
    season: 'normal',
    left: 356,
    top: 80,
    dogs: [
      { x: 118, y: 108, pose: 'side/sit1', coat: 'blue', wears: ['party-hat'] },
      { x: 166, y: 126, pose: 'down/sit1', coat: 'cream', wears: ['crown'] },
      { x: 248, y: 134, pose: 'side/sniff1', coat: 'red', facesLeft: true },
      { x: 66, y: 98, pose: 'down/puppy1', coat: 'pink' },
    ],
  },
  pond: {
    season: 'normal',
    left: 150,
    top: 600,
    dogs: [
      { x: 196, y: 100, pose: 'side/swim1', coat: 'red', facesLeft: true },
      { x: 294, y: 152, pose: 'side/curl1', coat: 'pink' },
      { x: 280, y: 62, pose: 'down/sit1', coat: 'black', wears: ['ribbon'] },
    ],
  },
  playground: {
    season: 'normal',
    left: 888,
    top: 686,
    dogs: [
      { x: 156, y: 148, pose: 'side/happy1', coat: 'tan', wears: ['cape'], floats: true },
      { x: 246, y: 54, pose: 'side/dig1', coat: 'gold' },
      { x: 88, y: 180, pose: 'side/walk2', coat: 'teal' },
      { x: 56, y: 52, pose: 'side/stand1', coat: 'white', facesLeft: true, wears: ['tennis-ball'] },
    ],
  },
  autumn: {
    season: 'autumn',
    left: 922,
    top: 124,
    dogs: [
      { x: 112, y: 188, pose: 'side/walk2', coat: 'red', wears: ['backpack'] },
      { x: 236, y: 188, pose: 'up/stand1', coat: 'cream', wears: ['wizard-hat'] },
      { x: 58, y: 182, pose: 'side/sniff1', coat: 'grey' },
    ],
  },
  stream: {
    season: 'autumn',
    left: 30,
    top: 168,
    dogs: [
      { x: 190, y: 78, pose: 'side/sit1', coat: 'white', facesLeft: true, wears: ['beanie'] },
      { x: 160, y: 142, pose: 'side/walk3', coat: 'tan', wears: ['cape'] },
      { x: 60, y: 178, pose: 'down/puppy1', coat: 'pink' },
    ],
  },
  winter: {
    season: 'winter',
    left: 356,
    top: 240,
    dogs: [
      { x: 140, y: 132, pose: 'up/sit1', coat: 'red', wears: ['beanie'] },
      { x: 222, y: 128, pose: 'side/happy1', coat: 'black', wears: ['viking-helmet'] },
      { x: 288, y: 152, pose: 'side/stand1', coat: 'cream', facesLeft: true, wears: ['bone'] },
      { x: 52, y: 160, pose: 'down/puppy1', coat: 'grey' },
    ],
  },
}

/** Pictures of the park in three seasons. */
export function drawSlides(): Frames {
  const rooms = new Map<SiteSeason, Canvas>()
  return Object.fromEntries(
    Object.entries(SLIDES).map(([name, { season, left, top, dogs }]) => {
      const room = rooms.get(season) ?? drawRoom(PLAZA, PARK_SEASON[season], 0)
      rooms.set(season, room)
      const slide = room.crop(left, top, SLIDE_WIDTH, SLIDE_HEIGHT)
      for (const { x, y, ...dog } of dogs) drawCameo(slide, x, y, dog)
      return [`slide-${name}`, slide]
    }),
  )
}
