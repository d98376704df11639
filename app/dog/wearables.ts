/** The things that are drawn, by where a dog wears them; `ass` is the end of its tail. */
export const WEARABLES = {
  hat: ['beanie', 'crown', 'wizard-hat', 'flower', 'party-hat', 'viking-helmet'],
  mouth: ['tennis-ball', 'bone'],
  back: ['cape', 'backpack'],
  ass: ['ribbon'],
} as const

export type Slot = keyof typeof WEARABLES
export type Wearable<S extends Slot = Slot> = (typeof WEARABLES)[S][number]

/** What a dog wears, by key; a key that is not drawn (yet) is not shown. */
export type Wear = { readonly [S in Slot]?: string | null }
