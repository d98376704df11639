import { Refused } from '#test/bots/bot.ts'
import { PATIENCE_MS } from '#test/browser/until.ts'

const ASK_AGAIN_MS = 250

/**
 * Asks for a way into the park as a page does: again while it is told to wait. The sockets that a kill has cut off count for
 * some seconds [K8], and the rounds follow each other faster. @throws any other refusal
 */
export async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const deadline = Date.now() + PATIENCE_MS; ;) {
    try {
      return await ask()
    } catch (error) {
      const mustWait = error instanceof Refused && error.code === 'too-many-connections'
      if (!mustWait || Date.now() > deadline) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
}
