import { LENT_KINDS, itemKind } from '../items/catalogue.ts'
import type { Carried } from '../items/catalogue.ts'
import { LIFEPOINTS } from '../life/lifepoints.ts'
import type { CodeDog, CodeEffect, CodePerson } from './code-effects.ts'
import { DESK_TEXTS } from './desk-texts.ts'
import { GIFT_MOST } from './gifts.ts'

/** [S16] Why an effect cannot be had. */
export const EFFECT_FAULTS = [
  'no-such-dog',
  'no-such-thing',
  'no-such-kind',
  'lent-thing',
  'dog-is-dead',
  'bag-full',
  'has-less',
  'too-much',
  'nothing',
  'too-short',
] as const
export type EffectFault = (typeof EFFECT_FAULTS)[number]

/** [S16] The most that one run gives a dog, or takes from it, in a unit. Life is only given. */
export const CODE_MOST = { ...GIFT_MOST, life: LIFEPOINTS.atBirth } as const
export type CodeUnit = keyof typeof CODE_MOST

/**
 * An effect as an administrator is shown it: the dog that it is about, null for a note; the thing that is taken; how much the dog has
 * before and after it, null where nothing is counted.
 */
export type ShownEffect = {
  effect: CodeEffect
  dog: number | null
  taken: { kind: string; place: Carried; ver: number } | null
  before: number | null
  after: number | null
  fault: EffectFault | null
}

/** A dog while the effects are gone through, one after the other. */
type Walked = { dog: CodeDog; has: Record<CodeUnit, number>; moved: Record<CodeUnit, number>; freeSlots: number }

/** [S16] What the effects would do to the user, one after the other. One with a fault does nothing to those after it. */
export function effectsOn(person: CodePerson, effects: readonly CodeEffect[]): ShownEffect[] {
  const dogs = person.dogs.map((dog): Walked => {
    const { bones, karma, life, freeSlots } = dog
    return { dog, has: { bones, karma, life }, moved: { bones: 0, karma: 0, life: 0 }, freeSlots }
  })
  const taken = new Set<number>()
  return effects.map((effect) => {
    switch (effect.what) {
      case 'give':
        return given(effect, dogs)
      case 'take':
        return takenAway(effect, dogs, taken)
      case 'note':
        return { ...NOTHING, effect, fault: [...effect.text].length < DESK_TEXTS.note.min ? 'too-short' : null }
      default:
        return counted(effect, dogs)
    }
  })
}

const NOTHING = { dog: null, taken: null, before: null, after: null, fault: null } as const

type EffectOf<What extends CodeEffect['what']> = Extract<CodeEffect, { what: What }>

function given(effect: EffectOf<'give'>, dogs: readonly Walked[]): ShownEffect {
  const walked = dogs.find(({ dog }) => dog.id === effect.dog)
  const shown = { ...NOTHING, effect, dog: effect.dog }
  const faultOf = (): EffectFault | null => {
    if (!walked) return 'no-such-dog'
    if (!itemKind(effect.kind)) return 'no-such-kind'
    if (LENT_KINDS.includes(effect.kind)) return 'lent-thing'
    if (walked.dog.isDead) return 'dog-is-dead'
    return walked.freeSlots === 0 ? 'bag-full' : null
  }
  const fault = faultOf()
  if (walked && fault === null) walked.freeSlots -= 1
  return { ...shown, fault }
}

function takenAway(effect: EffectOf<'take'>, dogs: readonly Walked[], taken: Set<number>): ShownEffect {
  const walked = dogs.find(({ dog }) => dog.things.some(({ id }) => id === effect.thing))
  const thing = walked?.dog.things.find(({ id }) => id === effect.thing)
  if (!walked || !thing || taken.has(effect.thing)) return { ...NOTHING, effect, fault: 'no-such-thing' }
  const { kind, place, ver } = thing
  const shown = { ...NOTHING, effect, dog: walked.dog.id, taken: { kind, place, ver } }
  if (LENT_KINDS.includes(kind)) return { ...shown, fault: 'lent-thing' }
  taken.add(effect.thing)
  if (place === 'bag') walked.freeSlots += 1
  return shown
}

function counted(effect: EffectOf<CodeUnit>, dogs: readonly Walked[]): ShownEffect {
  const { what: unit, amount } = effect
  const walked = dogs.find(({ dog }) => dog.id === effect.dog)
  if (!walked) return { ...NOTHING, effect, fault: 'no-such-dog' }
  const before = walked.has[unit]
  const after = before + amount
  const faultOf = (): EffectFault | null => {
    if (amount === 0 || (unit === 'life' && amount < 0)) return 'nothing'
    if (amount > 0 && walked.dog.isDead) return 'dog-is-dead'
    if (Math.abs(walked.moved[unit] + amount) > CODE_MOST[unit]) return 'too-much'
    return after < 0 ? 'has-less' : null
  }
  const fault = faultOf()
  const shown = { ...NOTHING, effect, dog: effect.dog, before, after: fault === null ? after : before, fault }
  if (fault === null) {
    walked.has[unit] = after
    walked.moved[unit] += amount
  }
  return shown
}
