import { describe, expect, it } from 'vitest'
import { compose } from '#app/art/dog/compose.ts'
import { part } from '#app/art/dog/parts/part.ts'
import { put } from '#app/art/dog/poses/frame.ts'

const block = part({ group: 'body' }, 'WWW\nWWW\nWWW')
const dot = part({ group: 'head', anchors: { hat: [0.5, 0] } }, 'WW')
const ring = part({ group: 'body' }, 'WWW\nW.W\nWWW')

function rowsOf(...parts: Parameters<typeof compose>[0]['parts']): string[] {
  const { grid } = compose({ pose: 'test1', facing: 'side', parts })
  return grid.rows.map((row) => row.slice(9, 15).join('')).slice(9, 15)
}

describe('composing a dog', () => {
  it('outlines it with ink, lighter where the light falls', () => {
    expect(rowsOf(put(block, 10, 10))).toEqual(['.KKK..', 'KWWWk.', 'KWWWk.', 'KWWWk.', '.kkk..', '......'])
  })

  it('draws an outline on the fur around a part laid over it', () => {
    expect(rowsOf(put(block, 10, 10), put(dot, 10, 10)).slice(1, 3)).toEqual(['KWWlk.', 'KllWk.'])
  })

  it('lets a part without an outline merge with the fur below', () => {
    const open = { ...dot, openTop: 1 }
    expect(rowsOf(put(block, 10, 10), put(open, 10, 10)).slice(1, 3)).toEqual(['KWWWk.', 'KWWWk.'])
  })

  it('casts shade under a part, below its outline', () => {
    expect(rowsOf(put(block, 10, 10), put(dot, 10, 10, { cast: 1 })).slice(2, 4)).toEqual(['KllWk.', 'KssWk.'])
  })

  it('fills a gap of one pixel with ink', () => {
    expect(rowsOf(put(ring, 10, 10))[2]).toBe('KWkWk.')
  })

  it('moves the anchors of a part with it, mirrored if it is mirrored', () => {
    expect(compose({ pose: 'test1', facing: 'side', parts: [put(dot, 4, 5)] }).anchors).toEqual({ hat: [4.5, 5] })
    const wide = part({ group: 'head', anchors: { hat: [0, 0] } }, 'WWWW')
    const mirrored = compose({ pose: 'test1', facing: 'side', parts: [put(wide, 4, 5, { mirrored: true })] })
    expect(mirrored.anchors.hat).toEqual([7, 5])
  })

  it('shows nothing below the waterline', () => {
    const swimming = {
      pose: 'test1',
      facing: 'side',
      parts: [put(block, 20, 20)],
      swim: { waterline: 22, beat: 0 },
    } as const
    expect(compose(swimming).grid.rows.slice(22).flat().join('')).toMatch(/^\.+$/)
  })
})
