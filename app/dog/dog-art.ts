import type { DogFrames, Wardrobe } from '#app/art/dog/dog-data.ts'
import frames from '#app/art/built/dog-frames.json' with { type: 'json' }
import wardrobe from '#app/art/built/dog-wardrobe.json' with { type: 'json' }

const drawn: unknown = { frames, wardrobe }

/** What the drawing scripts tell of the dog's frames and of the things it can wear. */
export const DOG_ART = drawn as { frames: DogFrames; wardrobe: Wardrobe }
