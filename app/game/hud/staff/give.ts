import { RefusedError, request } from '#app/api.ts'
import type { CommandContext } from '#app/game/hud/features/features.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import { graphql } from '#app/graphql.ts'
import { staffCommands } from '#app/locales/texts/late/staff-commands.ts'
import { Ops } from '#app/ops.ts'
import { randomId } from '#app/random-id.ts'
import { CATALOGUE } from '#durable/rules/items/catalogue.ts'
import { LANGUAGES, languageOfTag } from '#durable/rules/languages.ts'
import { withParts } from './with-parts.ts'

const GIVE_BY_LINE = graphql(`
  mutation GiveByLine($op: String!, $dogId: Int!, $kind: String!, $reason: String!) {
    giveToSelf(op: $op, dogId: $dogId, kind: $kind, reason: $reason)
  }
`)

/** The most things of a line: so many a backpack has room for at first. */
const MOST = 5
const OPS = new Ops(randomId)

/** What a line asks for: a kind by its key or its name in any language, and how many, one if it does not say. */
export function giftNamed(
  line: string,
): { kind: string; count: number } | { problem: 'noKind' | 'number'; name: string } {
  const [, name = '', number = '1'] = /^(.*?)(?:\s+(\d+))?$/su.exec(line.trim()) ?? []
  const meant = name.toLowerCase()
  const kind = CATALOGUE.find(
    (one) => one.key === meant || LANGUAGES.some((language) => one.name[language].toLowerCase() === meant),
  )
  if (!kind) return { problem: 'noKind', name }
  const count = Number(number)
  return count >= 1 && count <= MOST ? { kind: kind.key, count } : { problem: 'number', name }
}

/** [SD13] Gives things to the own dog, one op each; the line itself is the reason in the staff log. */
export async function giveByLine(line: string, { game, answer, language: tag }: CommandContext): Promise<void> {
  const language = languageOfTag(tag)
  const dogId = ownDog(game.world)?.id
  const gift = giftNamed(line)
  if (dogId === undefined) return
  if ('problem' in gift)
    return answer(withParts(staffCommands[gift.problem][language], { name: gift.name, most: String(MOST) }))
  const { kind, count } = gift
  const wish = { dogId, kind, reason: `/give ${line}` }
  let given = 0
  let problem: string | null = null
  while (given < count && problem === null) {
    try {
      await OPS.run(`${given} ${JSON.stringify(wish)}`, (op) => request(GIVE_BY_LINE, { op, ...wish }))
      given += 1
    } catch (error) {
      problem = error instanceof RefusedError ? error.message : staffCommands.away[language]
    }
  }
  const name = CATALOGUE.find(({ key }) => key === kind)?.name[language] ?? kind
  const told = given > 0 ? [withParts(staffCommands.given[language], { name, count: String(given) })] : []
  answer([...told, ...(problem === null ? [] : [problem])].join(' · '))
}
