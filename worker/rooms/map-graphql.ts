import type { Language } from '#durable/rules/languages.ts'
import type { SpotOnMap } from '#durable/rules/places/spot-on-map.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { Lang, builder } from '#worker/graphql/builder.ts'
import { refused, textOfProblem } from '#worker/refusals.ts'
import { parkMap } from './map.ts'
import type { MapDoor as Door, MappedRoom as Room, MappedPark as Park } from './map.ts'

/** Something with a refusal, and the language to word it in. */
type Said<Thing> = Thing & { language: Language }

const MapRefusal = builder.objectRef<Said<{ problem: NonNullable<Room['problem']> }>>('MapRefusal').implement({
  description: 'Why the dog may not enter, as the door shows it.',
  fields: (t) => ({
    code: t.string({ resolve: ({ problem }) => problem.reason }),
    text: t.string({ resolve: ({ problem, language }) => textOfProblem(problem, language) }),
  }),
})

const MapSpot = builder.objectRef<SpotOnMap>('MapSpot').implement({
  description: 'The centre of a place on the picture of the map, art px of 336 × 240.',
  fields: (t) => ({ x: t.exposeInt('x'), y: t.exposeInt('y') }),
})

const MapRoom = builder.objectRef<Said<Room>>('MapRoom').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    name: t.exposeString('name'),
    dogs: t.exposeInt('dogs', { description: 'Dogs in the room and its twins; some seconds old.' }),
    refusal: t.field({
      type: MapRefusal,
      nullable: true,
      description: 'Null where the dog may enter.',
      resolve: ({ problem, language }) => problem && { problem, language },
    }),
    spot: t.expose('spot', {
      type: MapSpot,
      nullable: true,
      description: 'Null where the picture has no place for it.',
    }),
  }),
})

const MapDoor = builder.objectRef<Door>('MapDoor').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    from: t.exposeString('from', { description: 'The room that it is in.' }),
    to: t.exposeString('to', { description: 'The room that it leads to.' }),
    isClosed: t.exposeBoolean('isClosed', { description: 'Whether the dog may not go through.' }),
  }),
})

const ParkMap = builder.objectRef<Said<Park>>('ParkMap').implement({
  fields: (t) => ({
    rooms: t.field({ type: [MapRoom], resolve: ({ rooms, language }) => rooms.map((room) => ({ ...room, language })) }),
    doors: t.field({ type: [MapDoor], resolve: ({ doors }) => doors }),
  }),
})

/** The map of the park: its rooms, how many dogs they have, and why a dog may not enter. */
export function addParkMap() {
  builder.queryField('parkMap', (t) =>
    t.field({
      type: ParkMap,
      description: "All rooms and the doors between them, as they are for one of the viewer's own dogs.",
      args: {
        dogId: t.arg.int(),
        language: t.arg({
          type: Lang,
          required: false,
          description: "Of the names and reasons; else the viewer's own.",
        }),
      },
      resolve: async (_root, { dogId, language: asked }, context) => {
        const asker = requireViewer(context)
        const { env, db, now } = context
        const language = asked ?? context.language
        const map = await parkMap({ d1: env.DB, db }, { asker, dogId, language, now })
        if (typeof map === 'string') throw refused(map, context.language)
        return { ...map, language }
      },
    }),
  )
}
