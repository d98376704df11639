import primaryUrl from '#app/art/built/ui/button-primary.png'
import secondaryUrl from '#app/art/built/ui/button-secondary.png'
import panelUrl from '#app/art/built/ui/panel.png'
import ribbonUrl from '#app/art/built/ui/ribbon.png'

/** The frames of what is shown only when nothing can be fetched any more. */
const PICTURES = [secondaryUrl, primaryUrl, panelUrl, ribbonUrl]

let kept: readonly HTMLImageElement[] = []

/** Fetches them while the line is good, and holds on to them. */
export function keepPictures() {
  if (kept.length > 0) return
  kept = PICTURES.map((url) => {
    const image = new Image()
    image.src = url
    return image
  })
}
