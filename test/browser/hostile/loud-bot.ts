import { CHAT_MAX } from '#durable/rules/chat.ts'
import type { Bot, Told } from '#test/bots/bot.ts'

/** Says the texts, as many in a line as fit. Returns the lines that others received. */
export async function saysAll(bot: Bot, texts: readonly string[]): Promise<string[]> {
  const heard: string[] = []
  for (const line of packed(texts.filter(isSayable), CHAT_MAX)) {
    const text = await says(bot, line)
    if (text !== null) heard.push(text)
  }
  return heard
}

/** Joins as many texts into one as fit into `max`; one that is too long is cut. */
export function packed(texts: readonly string[], max: number): string[] {
  const packs: string[] = []
  for (const text of texts) {
    const cut = [...text].slice(0, max).join('')
    const last = packs.at(-1)
    const joined = `${last} ${cut}`
    if (last !== undefined && [...joined].length <= max) packs[packs.length - 1] = joined
    else packs.push(cut)
  }
  return packs
}

/** Says a line. Returns it as others received it; null if the room refuses it. */
async function says(bot: Bot, text: string): Promise<string | null> {
  for (;;) {
    const answer = await new Promise<Told>((done) => {
      bot.onTold = (told) => isAnswer(bot, told) && done(told)
      bot.say(text)
    })
    if (answer.type === 'said') return String(answer.text)
    if (answer.retryInMs === undefined) return null
    await new Promise((done) => setTimeout(done, Number(answer.retryInMs)))
  }
}

function isAnswer(bot: Bot, told: Record<string, unknown>): boolean {
  return told.type === 'said' ? told.dog === bot.dog : told.type === 'refused' && told.request === 'say'
}

/** Whether the protocol takes it for a text; otherwise it would close the socket (test/fuzz). */
function isSayable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text)
}
