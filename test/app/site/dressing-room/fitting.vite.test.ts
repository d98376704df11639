import { expect, it } from 'vitest'
import { loader } from '#app/routes/_site.dressing-room.($look).tsx'
import { FIRST_OUTFIT, surprise, thingsFor, thingsNamed, tried } from '#app/site/dressing-room/fitting.ts'
import { SLOTS } from '#durable/rules/items/item-kind.ts'
import { outfitAddress, parseOutfit } from '#durable/rules/looks/outfit-address.ts'
import { seeded } from '#test/support/random.ts'

function open(look?: string, query = '') {
  const request = new Request(`https://voffpark.test/dressing-room${query}`)
  return loader({ request, params: { look } } as unknown as Parameters<typeof loader>[0])
}

it('puts a thing on, another one in its place, and the same one off again', () => {
  const [first, second] = thingsFor('mouth')
  if (!first || !second) throw new Error('no things for the mouth')
  const worn = tried(tried(FIRST_OUTFIT, first), second)
  expect(worn.wear).toEqual({ ...FIRST_OUTFIT.wear, mouth: second.key })
  expect(tried(worn, second)).toEqual(FIRST_OUTFIT)
})

it('surprises with outfits that an address can hold, all slots full and empty in turn', () => {
  const random = seeded(5)
  const outfits = Array.from({ length: 300 }, () => surprise(random))
  for (const outfit of outfits) expect(parseOutfit(outfitAddress(outfit))).toEqual(outfit)
  for (const slot of SLOTS) {
    const worn = new Set(outfits.map(({ wear }) => wear[slot] !== null))
    expect({ slot, worn: worn.size }).toEqual({ slot, worn: 2 })
  }
})

it.each(['Viking helmet', 'vikingehjelm', 'VIKINGHJELM', ' vikingahjälm '])(
  'finds a thing by its name "%s"',
  (words) => {
    expect(thingsNamed(words).map(({ key }) => key)).toEqual(['viking-helmet'])
  },
)

it('finds nothing by a name that nothing has', () => {
  expect(thingsNamed('xyzzy')).toEqual([])
})

it('shows the outfit of an address, also without a script', () => {
  const { first, stills, isLook } = open('d9863b-viking-helmet.rose.scarf.ribbon')
  expect(first.wear).toEqual({ hat: 'viking-helmet', mouth: 'rose', back: 'scarf', ass: 'ribbon' })
  for (const { layers } of [stills.front, ...stills.sides]) expect(layers.length).toBeGreaterThan(8)
  expect(isLook).toBe(true)
  expect(open()).toMatchObject({ first: FIRST_OUTFIT, isLook: false })
})

it.each(['x', 'D9863B', 'd9863b-', '<script>', '..', 'd9863b-none...', 'd9863b-%2e'])(
  'leads from an address that is no outfit to the room itself: %s',
  (look) => {
    const answer = (() => {
      try {
        return open(look)
      } catch (thrown) {
        return thrown
      }
    })()
    if (!(answer instanceof Response)) throw new Error('no redirect')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/dressing-room?unread'])
  },
)

it('says that the address before was no outfit', () => {
  expect(open(undefined, '?unread').isUnread).toBe(true)
  expect(open().isUnread).toBe(false)
})
