import { createContext, useContext } from 'react'
import type { MapPictures } from '#app/shared/map-picture.ts'

/** What draws the things of the park, with those that were uploaded. */
export const PicturesContext = createContext<Pick<MapPictures, 'Thing' | 'prefabs'>>({
  Thing: () => null,
  prefabs: [],
})

export function usePictures(): Pick<MapPictures, 'Thing' | 'prefabs'> {
  return useContext(PicturesContext)
}
