/** The event by which Chromium hands out its own question (not in TypeScript's DOM). */
export type InstallPrompt = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** The event as the line in the head of the page has kept it (`install-line.ts`). */
    voffparkInstall?: InstallPrompt | null
  }
}

export type PromptOutcome = 'accepted' | 'dismissed' | 'failed'

/**
 * Shows the browser's question; it must be called in a click. The event is used up by it.
 */
export async function askToInstall(): Promise<PromptOutcome> {
  const event = window.voffparkInstall
  window.voffparkInstall = null
  if (!event) return 'failed'
  try {
    await event.prompt()
    return (await event.userChoice).outcome
  } catch {
    return 'failed'
  }
}
