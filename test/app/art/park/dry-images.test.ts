import { expect, it } from 'vitest'
import { prefabImages } from '#app/art/park/build.ts'
import { dryImages } from '#app/art/park/dry-images.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { isOutdoors } from '#durable/world/sky.ts'

const [summer, snow] = [prefabImages('summer').images, prefabImages('snow').images]

it('draws snow on nothing indoors: every indoor thing has a picture without snow, and no other thing has', () => {
  const bytes = new Map([...snow, ...dryImages(summer, snow)].map(({ name, canvas }) => [name, canvas.data]))
  const within = new Set(
    ROOM_DOCS.filter((doc) => !isOutdoors(doc)).flatMap(({ things }) => things.map((one) => one.prefab)),
  )
  const dry = [...bytes.keys()].filter((name) => name.startsWith('indoors/'))
  expect(dry).toContain('indoors/thing/barrel')
  expect(dry.filter((name) => !within.has(name.split('/')[2] ?? ''))).toEqual([])
  for (const { name, canvas } of summer.filter((image) => within.has(image.name.split('/')[1] ?? '')))
    expect(Buffer.from(bytes.get(`indoors/${name}`) ?? bytes.get(name) ?? []).equals(canvas.data), name).toBe(true)
})
