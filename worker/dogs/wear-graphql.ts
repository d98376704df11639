import type { Wear as WornItems } from '#worker/db/schema/dogs.ts'
import { builder } from '#worker/graphql/builder.ts'

export const WearType = builder.objectRef<WornItems>('Wear').implement({
  fields: (t) => ({
    hat: t.exposeString('hat', { nullable: true }),
    mouth: t.exposeString('mouth', { nullable: true }),
    back: t.exposeString('back', { nullable: true }),
    ass: t.exposeString('ass', { nullable: true }),
  }),
})
