/** [E6] How long a dog whose connection is lost is kept where it lies; so long it is there that a page comes back [E10]. */
export const DROPPED_KEPT_MS = 60_000
