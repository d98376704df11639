import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { coatOf } from '#app/dog/coat.ts'
import { layersOf } from '#app/dog/layers.ts'
import { stillDog } from '#app/dog/still-dog.server.ts'
import { StillDogPicture } from '#app/dog/still-dog.tsx'

const BELLA = { color: '#b5673c', shadowColor: '#7e482a', wear: { hat: 'crown' } }

describe('a still dog', () => {
  it('has every layer of the dog in the park, at the same place', () => {
    const inPark = layersOf({ frame: 'down/sit1', coat: coatOf(BELLA.color, BELLA.shadowColor), wear: BELLA.wear })
    const { layers } = stillDog(BELLA, { pose: 'sit' })
    expect(layers.map(({ left, top }) => [left - 26, top - 48])).toEqual(inPark.map(({ x, y }) => [x, y]))
    expect(layers.filter(({ sheet }) => sheet === 'items')).toHaveLength(1)
    expect(layers.find(({ tint }) => tint === BELLA.color)).toBeDefined()
  })

  it('is mirrored when it faces left, and a gravestone when it is dead', () => {
    expect(stillDog(BELLA, { facing: 'left' }).isMirrored).toBe(true)
    const grave = stillDog({ ...BELLA, isDead: true }, { facing: 'left' })
    expect(grave).toMatchObject({ isMirrored: false, layers: [{ tint: null }] })
  })

  it('is an image with a name, or decoration without one', () => {
    const dog = stillDog(BELLA)
    expect(renderToStaticMarkup(<StillDogPicture dog={dog} label="Bella" />)).toContain('role="img" aria-label="Bella"')
    expect(renderToStaticMarkup(<StillDogPicture dog={dog} label="" />)).toContain('aria-hidden="true"')
  })
})
