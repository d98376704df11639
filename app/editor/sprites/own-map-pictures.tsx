import { useMemo } from 'react'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import type { MapPictures } from '#app/shared/map-picture.ts'
import { ownPrefab } from '#durable/rules/pictures/own-prefab.ts'
import { addressOfPicture, sizeOfPicture } from '#durable/rules/pictures/picture-name.ts'
import { isThing } from '#durable/rules/sheets/sprites.ts'
import { usePublishedSprites } from './published-sprites.ts'

/** What draws maps, with the things that were uploaded: those that are not retired stand in the palette behind all others. */
export function useMapPictures(pictures: MapPictures, drafts: Drafts): MapPictures {
  const sprites = usePublishedSprites(drafts)
  return useMemo(() => {
    const things = sprites.filter(isThing)
    const addresses = new Map(things.map(({ id, picture }) => [ownPrefab(id), picture]))
    const { Thing: CodeThing } = pictures
    const offered = things.filter(({ isRetired }) => !isRetired).map(({ id }) => ownPrefab(id))
    return {
      ...pictures,
      prefabs: [...pictures.prefabs, ...offered.toSorted()],
      Thing: ({ prefab, px }) => {
        const picture = addresses.get(prefab)
        return picture === undefined ? <CodeThing prefab={prefab} px={px} /> : <OwnThing picture={picture} px={px} />
      },
    }
  }, [pictures, sprites])
}

/** Twice as large as it is drawn where that fits, and otherwise as large as fits, CSS px. */
function OwnThing({ picture, px }: { picture: string; px: number }) {
  const { width, height } = sizeOfPicture(picture) ?? { width: px, height: px }
  const scale = Math.min(2, px / width, px / height)
  return (
    <img
      src={addressOfPicture(picture)}
      alt=""
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      style={{ imageRendering: 'pixelated' }}
    />
  )
}
