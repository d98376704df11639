import type { Point } from '#app/art/dog/parts/part.ts'
import { placesOfRows } from '#app/art/sheet-rows.ts'
import type { Wardrobe, WardrobeItem, WornView } from './dog-data.ts'

/** A picture by its number in the sheet, row by row, and the pixel of it that is put on the dog's anchor. */
type NumberedPicture = { number: number; origin: Point }

/** The wardrobe as it is built: the sizes of the pictures of the sheet, row by row, and which of them a thing has. */
export type NumberedWardrobe = { rows: (readonly number[])[][]; wardrobe: Wardrobe<NumberedPicture> }

/** The wardrobe with the places of its pictures in the sheet. */
export function placedWardrobe({ rows, wardrobe }: NumberedWardrobe): Wardrobe {
  const places = placesOfRows(rows)
  return mapPictures(wardrobe, ({ number, origin }) => {
    const { x, y, w, h } = places[number]?.frame ?? { x: 0, y: 0, w: 0, h: 0 }
    return { at: [x, y, w, h], origin }
  })
}

/** The same wardrobe with each picture as `change` makes it. */
export function mapPictures<From, To>(wardrobe: Wardrobe<From>, change: (picture: From) => To): Wardrobe<To> {
  const changeViews = (views: WardrobeItem<From>['views']) =>
    Object.fromEntries(
      Object.entries(views).map(([seen, { over, under }]): [string, WornView<To>] => [
        seen,
        { ...(over && { over: change(over) }), ...(under && { under: change(under) }) },
      ]),
    )
  return Object.fromEntries(
    Object.entries(wardrobe).map(([key, thing]) => [
      key,
      { ...thing, views: changeViews(thing.views), cuts: changeViews(thing.cuts) },
    ]),
  )
}
