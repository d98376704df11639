/** What is where in a picture, by name, px; anchors are shares of the size. */
export type Frames = Record<
  string,
  { frame: { x: number; y: number; w: number; h: number }; anchor?: Anchor } | undefined
>
type Anchor = { x: number; y: number }

/** A set of pictures: where it lies, and what is where in it. */
export type Pictures = { url: string; frames: Frames }
