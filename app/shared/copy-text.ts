/**
 * Copies a text. Returns whether the browser has allowed it; one on plain HTTP, and some apps that show pages, have no
 * clipboard.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
