import { dogNamed } from '#app/game/model/chat/commands.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { CommandContext, ParkCommand } from './features.ts'

type NamedDog = { id: DogId; name: string }

/** The other dogs of the room. */
export function othersHere({ game: { world } }: Pick<CommandContext, 'game'>): NamedDog[] {
  return [...world.dogs.values()].filter(({ id }) => id !== world.me)
}

/** A command about a dog of the room. If no dog here has the name, the line stays in the field and is refused. */
export function aboutDog(act: (dog: NamedDog, context: CommandContext) => void): NonNullable<ParkCommand['run']> {
  return (rest, context) => {
    const dog = dogNamed(rest, othersHere(context))
    if (dog) act(dog, context)
    else context.game.state.setState({ refusal: { reason: 'not-here', request: 'act' } })
    return dog !== null
  }
}
