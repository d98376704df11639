import { osloDay } from '#durable/rules/life/days.ts'
import { builder } from '#worker/graphql/builder.ts'
import { foundOn } from './trail-db.ts'

export function addTrail(): void {
  builder.queryField('trailFinders', (t) =>
    t.int({
      description: "How many players have found the end of the day's trail today [SC1].",
      resolve: (_root, _args, { db, now }) => foundOn(db, osloDay(now)),
    }),
  )
}
