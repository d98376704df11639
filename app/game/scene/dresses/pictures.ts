/** Where the frames are in a picture, by name, px. Anchors are shares of the size. */
export type Frames = Record<
  string,
  { frame: { x: number; y: number; w: number; h: number }; anchor?: Anchor } | undefined
>
type Anchor = { x: number; y: number }

/** A picture file and its frames. */
export type Pictures = { url: string; frames: Frames }
