import prefabs from '#app/art/built/park-prefabs.json' with { type: 'json' }

/** The names of the pictures of things. */
export const PREFABS: ReadonlySet<string> = new Set(Object.keys(prefabs))
