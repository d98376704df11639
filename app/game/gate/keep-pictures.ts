import primaryUrl from '#app/art/built/ui/button-primary.png'
import secondaryUrl from '#app/art/built/ui/button-secondary.png'
import panelUrl from '#app/art/built/ui/panel.png'
import ribbonUrl from '#app/art/built/ui/ribbon.png'

/** Frames of pages that are shown when nothing can be fetched any more. */
const PICTURES = [secondaryUrl, primaryUrl, panelUrl, ribbonUrl]

let kept: readonly HTMLImageElement[] = []

/** Fetches the pictures while the connection works, and keeps them in memory. */
export function keepPictures() {
  if (kept.length > 0) return
  kept = PICTURES.map((url) => {
    const image = new Image()
    image.src = url
    return image
  })
}
