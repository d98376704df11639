/** Whether the player's browser asks pages to load no more than they need. */
export function savesData(): boolean {
  // Not every browser has this property.
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
