import { CODE_OUTPUT, CODE_VERBS } from '#durable/rules/staff/code-effects.ts'

/**
 * The code that is run in the machine before that of the administrator: a function that takes the user as JSON and a seed, and makes
 * all that code finds there. It returns the functions that the sandbox calls afterwards, so that code can neither reach nor replace
 * them. What they return is text, since nothing outside walks the objects of the machine.
 *
 * Code may spoil the machine for itself, say by another JSON.stringify. Then what it leaves is refused (`outcomeIn`).
 */
export const PRELUDE = `(function (json, seed) {
  'use strict'
  const { parse, stringify } = JSON
  const { freeze, values, defineProperty } = Object
  const { isSafeInteger } = Number
  const text = String, cut = Function.prototype.call.bind(String.prototype.slice)
  const deeply = (one) => {
    if (typeof one === 'object' && one !== null) values(freeze(one)).forEach(deeply)
    return one
  }
  const effects = [], printed = []
  let failure = ''
  const refuse = (kind, message) => {
    failure = failure || kind
    throw new Error(message)
  }
  const short = (value) => cut(text(value), 0, ${CODE_OUTPUT.letters})
  const idOf = (one) => (typeof one === 'object' && one !== null ? one.id : one)
  const add = (effect) => {
    if (effects.length === ${CODE_OUTPUT.effects}) refuse('too-many-effects', 'more than ${CODE_OUTPUT.effects} effects')
    effects[effects.length] = stringify(effect)
  }
  const amountOf = (amount) => {
    if (!isSafeInteger(amount)) throw new TypeError('an amount is a whole number, not ' + short(amount))
    return amount
  }
  const dogOf = (dog) => {
    const id = idOf(dog)
    if (!user.dogs.some((own) => own.id === id)) throw new TypeError('no dog of this user: ' + short(id))
    return id
  }
  const user = deeply(parse(json))
  const verbs = {
    give: (dog, kind) => add({ what: 'give', dog: dogOf(dog), kind: short(kind) }),
    take: (thing) => add({ what: 'take', thing: amountOf(idOf(thing)) }),
    bones: (dog, amount) => add({ what: 'bones', dog: dogOf(dog), amount: amountOf(amount) }),
    karma: (dog, amount) => add({ what: 'karma', dog: dogOf(dog), amount: amountOf(amount) }),
    life: (dog, amount) => add({ what: 'life', dog: dogOf(dog), amount: amountOf(amount) }),
    note: (words) => add({ what: 'note', text: short(words) }),
    print: (value) => {
      if (printed.length === ${CODE_OUTPUT.lines}) refuse('too-much-printed', 'more than ${CODE_OUTPUT.lines} lines')
      printed[printed.length] = short(typeof value === 'object' && value !== null ? stringify(value) : value)
    },
  }
  let state = seed
  Math.random = () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
  const own = (name, value) => defineProperty(globalThis, name, { value, writable: false, configurable: false })
  own('user', user)
  for (const name of ${JSON.stringify([...CODE_VERBS, 'print'])}) own(name, freeze(verbs[name]))
  return {
    left: () => '[' + effects.join(',') + ']',
    printed: () => stringify(printed),
    failure: () => failure,
    told: (error) => {
      if (typeof error !== 'object' || error === null) return stringify([short(error), ''])
      return stringify([short(text(error.name) + ': ' + text(error.message)), cut(text(error.stack), 0, 2000)])
    },
  }
})`
