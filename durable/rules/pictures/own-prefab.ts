const OWN = 'own-'

/** [SP3] The prefab of a picture that staff have uploaded, by the id of its row. No prefab of the code begins like that. */
export function ownPrefab(sprite: string): string {
  return `${OWN}${sprite}`
}

/** [SP3] The id of the row in the sheet of sprites; null for a prefab of the code. */
export function spriteOf(prefab: string): string | null {
  return prefab.startsWith(OWN) ? prefab.slice(OWN.length) : null
}
