import { request } from '#app/api.ts'
import type { CommandContext } from '#app/game/hud/features/features.ts'
import { graphql } from '#app/graphql.ts'
import { staffCommands } from '#app/locales/texts/late/staff-commands.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import { nameKey } from '#durable/rules/names.ts'
import { withParts } from './with-parts.ts'

const WHERE_DOGS = graphql(`
  query WhereDogs($name: String!, $language: Lang!) {
    searchDogs(name: $name, language: $language) {
      name
      roomName
    }
  }
`)

/** Tells in which room a dog is: each dog of that name, or else those whose names begin so. */
export async function tellWhere(name: string, { answer, language: tag }: CommandContext): Promise<void> {
  const language = languageOfTag(tag)
  const found = await request(WHERE_DOGS, { name, language }).catch(() => null)
  if (!found) return answer(staffCommands.away[language])
  const called = found.searchDogs.filter((dog) => nameKey(dog.name) === nameKey(name))
  const meant = called.length > 0 ? called : found.searchDogs
  const lines = meant.map((dog) => withParts(staffCommands.isIn[language], { name: dog.name, room: dog.roomName }))
  answer(lines.length > 0 ? lines.join(' · ') : withParts(staffCommands.nowhere[language], { name }))
}
