import frames from '#app/art/built/dog-frames.json' with { type: 'json' }
import wardrobe from '#app/art/built/dog-wardrobe.json' with { type: 'json' }
import type { DogFrames, Wardrobe } from '#app/art/dog/dog-data.ts'
import { placedWardrobe } from '#app/art/dog/numbered-wardrobe.ts'
import type { NumberedWardrobe } from '#app/art/dog/numbered-wardrobe.ts'

const drawn: unknown = { frames, wardrobe }
const art = drawn as { frames: DogFrames; wardrobe: NumberedWardrobe }

/** The frames of the dog and the things it can wear, as the drawing scripts have written them. */
export const DOG_ART: { frames: DogFrames; wardrobe: Wardrobe } = {
  frames: art.frames,
  wardrobe: placedWardrobe(art.wardrobe),
}
