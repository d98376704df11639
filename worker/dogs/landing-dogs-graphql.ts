import { builder } from '#worker/graphql/builder.ts'
import { monthsOfSupport } from '#worker/supporters/supporters-db.ts'
import type { LandingDog as DogOfToday, SupporterDog as DogOfASupporter } from './random-dogs-db.ts'
import { randomDog, randomSupporterDog } from './random-dogs-db.ts'
import { WearType } from './wear-graphql.ts'

const LandingDog = builder.objectRef<DogOfToday>('LandingDog').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    color: t.exposeString('color', { description: '#rrggbb' }),
    shadowColor: t.exposeString('shadowColor', { description: '#rrggbb' }),
    wear: t.field({ type: WearType, resolve: (dog) => dog.wear }),
  }),
})

const SupporterDog = builder.objectRef<DogOfASupporter>('SupporterDog').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    color: t.exposeString('color', { description: '#rrggbb' }),
    shadowColor: t.exposeString('shadowColor', { description: '#rrggbb' }),
    wear: t.field({ type: WearType, resolve: (dog) => dog.wear }),
    username: t.exposeString('username'),
    activePatreonSubscriptionLength: t.int({
      description: 'Months of support without a break, the present one included.',
      resolve: ({ since }, _args, { now }) => monthsOfSupport(since, now),
    }),
  }),
})

/** The dogs shown on the start page. */
export function addLandingDogs() {
  builder.queryField('randomDog', (t) =>
    t.field({
      type: LandingDog,
      nullable: true,
      description: 'A living dog; null when there is none.',
      resolve: (_root, _args, { db, random }) => randomDog(db, random),
    }),
  )

  builder.queryField('randomPatreonDog', (t) =>
    t.field({
      type: SupporterDog,
      nullable: true,
      description: 'A living dog of a supporter; null when there is none.',
      resolve: (_root, _args, { db, random }) => randomSupporterDog(db, random),
    }),
  )
}
