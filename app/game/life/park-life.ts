import { request } from '#app/api.ts'
import type { Carried } from '#durable/rules/items/catalogue.ts'
import { Life } from './life.ts'
import type { Outcome } from './life.ts'
import { CARRY_THING, DOG_THINGS, GIVE_THING, GIVE_TREAT, OWN_DOGS } from './life-queries.ts'
import type { Thing } from './life-queries.ts'

/** The life of a dog in the real park. */
export class ParkLife extends Life {
  readonly dogId: number

  constructor(dogId: number) {
    super(
      {
        own: async () => {
          const { myUser } = await request(OWN_DOGS, {})
          return { own: myUser?.dogs.find(({ id }) => id === dogId) ?? null }
        },
        bag: async () => ({ things: (await request(DOG_THINGS, { dogId })).dogThings }),
      },
      () => crypto.randomUUID(),
    )
    this.dogId = dogId
  }

  carry({ id: thingId, ver }: Thing, to: Carried): Promise<Outcome<unknown>> {
    const asked = { dogId: this.dogId, thingId, ver, to }
    return this.act(`carry ${thingId} ${ver} ${to}`, (op) => request(CARRY_THING, { ...asked, op }), ['bag'])
  }

  give({ id: thingId, ver }: Thing, toDogId: number): Promise<Outcome<unknown>> {
    const asked = { dogId: this.dogId, thingId, ver, toDogId }
    return this.act(`give ${thingId} ${ver} ${toDogId}`, (op) => request(GIVE_THING, { ...asked, op }), ['bag'])
  }

  treat(toDogId: number): Promise<Outcome<unknown>> {
    const asked = { dogId: this.dogId, toDogId }
    return this.act(`treat ${toDogId}`, (op) => request(GIVE_TREAT, { ...asked, op }), [])
  }
}
