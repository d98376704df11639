import type { LogEntry } from '#app/game/model/chat/chat-log.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import { skeletonOf } from '#durable/rules/names/skeleton.ts'
import type { World } from './world.ts'

type Named = { id: DogId; name: string }

/** The skeletons of names, since a crowd is looked through after each of its steps and its names seldom change. */
const skeletons = new Map<string, string>()
const SKELETONS_MAX = 1000

const alikeHere = new WeakMap<World['dogs'], ReadonlySet<DogId>>()
const alikeHeard = new WeakMap<World['log'], ReadonlySet<DogId>>()

/** [N10] A dog's name, with the username of its owner where that is known. */
export function fullName({ name, owner }: { name: string; owner?: string | null | undefined }): string {
  return owner ? `${name} · ${owner}` : name
}

/** [N9] The username that stands beside a dog's name as another dog here looks to be called the same; else null. */
export function ownerToName(dogs: World['dogs'], dog: DogId): string | null {
  const owner = dogs.get(dog)?.owner
  return owner !== undefined && dogsAlike(dogs).has(dog) ? owner : null
}

/** [N9] What a dog is called among those that are here. */
export function calledHere({ dogs }: Pick<World, 'dogs'>, { id, name }: Named): string {
  return fullName({ name, owner: ownerToName(dogs, id) })
}

/** [N9] What the dog of a line or a note is called among those of the log and those that are here. */
export function calledInLog({ dogs, log }: Pick<World, 'dogs' | 'log'>, entry: LogEntry): string {
  const { dog, name } = entry.kind === 'said' ? entry.line : entry
  const isAlike = dog !== null && (dogsAlike(dogs).has(dog) || speakersAlike(log).has(dog))
  return fullName({ name, owner: isAlike ? entry.owner : null })
}

function dogsAlike(dogs: World['dogs']): ReadonlySet<DogId> {
  return remembered(alikeHere, dogs, () => alike(dogs.values()))
}

function speakersAlike(log: World['log']): ReadonlySet<DogId> {
  return remembered(alikeHeard, log, () =>
    alike(
      log.flatMap((entry) => {
        const { dog, name } = entry.kind === 'said' ? entry.line : entry
        return dog === null ? [] : [{ id: dog, name }]
      }),
    ),
  )
}

/** The dogs whose name looks like that of another one. */
function alike(dogs: Iterable<Named>): ReadonlySet<DogId> {
  const byLook = new Map<string, Set<DogId>>()
  for (const { id, name } of dogs) {
    const look = lookOf(name)
    byLook.set(look, (byLook.get(look) ?? new Set()).add(id))
  }
  return new Set([...byLook.values()].flatMap((ids) => (ids.size > 1 ? [...ids] : [])))
}

function lookOf(name: string): string {
  const known = skeletons.get(name)
  if (known !== undefined) return known
  if (skeletons.size >= SKELETONS_MAX) skeletons.clear()
  const look = skeletonOf(name)
  skeletons.set(name, look)
  return look
}

function remembered<Of extends object>(
  known: WeakMap<Of, ReadonlySet<DogId>>,
  of: Of,
  find: () => ReadonlySet<DogId>,
): ReadonlySet<DogId> {
  const found = known.get(of) ?? find()
  known.set(of, found)
  return found
}
