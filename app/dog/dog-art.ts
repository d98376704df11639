import frames from '#app/art/built/dog-frames.json' with { type: 'json' }
import wardrobe from '#app/art/built/dog-wardrobe.json' with { type: 'json' }
import type { DogFrames, Wardrobe } from '#app/art/dog/dog-data.ts'

const drawn: unknown = { frames, wardrobe }

/** The frames of the dog and the things it can wear, as the drawing scripts have written them. */
export const DOG_ART = drawn as { frames: DogFrames; wardrobe: Wardrobe }
