import type { Visitor } from '#durable/protocol/gate.ts'

export function aVisitor(dog: number, changes: Partial<Visitor> = {}): Visitor {
  return {
    dog,
    user: dog * 10,
    name: `Dog ${dog}`,
    color: '#c08040',
    shadowColor: '#86592d',
    wear: { hat: null, mouth: null, back: null, ass: null },
    badge: null,
    entry: null,
    epoch: 1,
    mayHide: false,
    hidden: false,
    unheard: [],
    ...changes,
  }
}
