import { expect, it } from 'vitest'
import { catPictureOf, leapHeight } from '#app/arcade/cats-free/cat-looks.ts'
import { CatTracks } from '#app/arcade/cats-free/cat-tracks.ts'
import { guardPoseOf } from '#app/arcade/cats-free/picnic-picture.ts'
import { picnicScale, picnicView, sideOf } from '#app/arcade/cats-free/picnic-view.ts'
import type { Cat } from '#durable/rules/games/cats-free/cats.ts'
import { startPicnic, STAND } from '#durable/rules/games/cats-free/picnic.ts'
import { SEED } from '#test/support/games.ts'

const CAT: Cat = { kind: 'night', x: 0, y: 0, mood: 'sneaks', direction: 0, gait: 0, number: 3, hasDropped: false }

it('shows the whole lawn on a phone and on a desktop', () => {
  for (const box of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const scale = picnicScale(box)
    expect(box.width / scale).toBeGreaterThanOrEqual(256)
    expect(box.height / scale).toBeGreaterThanOrEqual(296)
  }
})

it('leaves more room below the lawn than above it on a phone, for thumbs', () => {
  const { top, height } = picnicView({ width: 260, height: 563 })
  expect(height - top - 272).toBeGreaterThan(top)
})

it('sees from the side who goes rather across than along', () => {
  expect([0, 2, 4, 6, 8, 10, 12, 14].map(sideOf)).toEqual([
    'right',
    'right',
    'down',
    'left',
    'left',
    'left',
    'up',
    'right',
  ])
})

it('a night cat crouches where the rules have it stand, and walks where they have it walk', () => {
  expect([catPictureOf({ ...CAT, gait: 100 }, 0), catPictureOf(CAT, 0)]).toEqual([
    'night/right/crouch',
    'night/right/walk2',
  ])
})

it('a cat that was frightened leaps before it runs', () => {
  expect([-1, 0, 6, 12].map(leapHeight)).toEqual([0, 0, 7, 0])
})

it('the tracks of cats name the one that is gone, once', () => {
  const tracks = new CatTracks()
  const picnic = { ...startPicnic(SEED), cats: [CAT, { ...CAT, number: 4, x: 512 }] }
  tracks.keep(picnic)
  const left = { ...picnic, cats: [CAT] }
  expect(tracks.gone(left)).toMatchObject({ x: 512 })
  expect(tracks.gone(left)).toBeNull()
})

it('the dog is glad of what is left of the picnic, and sits where nothing is', () => {
  const over = { ...startPicnic(SEED), isOver: true }
  expect([guardPoseOf(over), guardPoseOf({ ...over, sausages: 0 })]).toEqual(['happy', 'sit'])
  expect(guardPoseOf({ ...over, isOver: false, direction: STAND })).toBe('stand')
})
