import { capacityOf } from '#durable/rules/places/capacity.ts'
import { parseInstance, roomOf } from '#durable/rules/places/twins.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { sessionKey } from '#worker/auth/sessions-db.ts'
import { Lang, builder } from '#worker/graphql/builder.ts'
import { requireRate } from '#worker/graphql/errors.ts'
import { foresight } from '#worker/graphql/foresight.ts'
import { setUserLanguage } from '#worker/preferences/preferences-db.ts'
import { crowds } from '#worker/presence/crowds.ts'
import { dogsCalled } from '#worker/presence/people-db.ts'
import type { FoundDog as Found } from '#worker/presence/people-db.ts'
import { spread } from '#worker/reach/news.ts'
import { accessRefused, refused } from '#worker/refusals.ts'
import { publishedWorld, roomNames } from '#worker/rooms/rooms-db.ts'
import { admissionQueries, admit } from './admission.ts'
import type { AdmissionFacts, ParkTicket as Ticket } from './admission.ts'
import { whyNotStay } from './staying.ts'

const ParkTicket = builder.objectRef<Ticket>('ParkTicket').implement({
  fields: (t) => ({
    ticket: t.exposeString('ticket'),
    room: t.exposeString('room', { description: 'The room, or one of its twins: "plaza", "plaza~2".' }),
    pack: t.exposeString('pack', { description: 'The pack of the room, which is at /parks/packs/<pack>.json.' }),
    nudges: t.exposeInt('nudges', {
      description: 'Counts the nudges to the dog: one that has come since the last ticket may have missed its page.',
    }),
    gained: t.exposeInt('gained', {
      nullable: true,
      description: 'The lifepoints that the first entry of the day gave; null for later ones.',
    }),
  }),
})

const FoundDog = builder.objectRef<Found & { roomName: string }>('FoundDog').implement({
  description: 'A dog in the park, and where it is.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    color: t.exposeString('color', { description: '#rrggbb' }),
    shadowColor: t.exposeString('shadowColor', { description: '#rrggbb' }),
    room: t.exposeString('room', { description: 'The room, or one of its twins: "plaza", "plaza~2".' }),
    roomName: t.exposeString('roomName', { description: 'Without the number of a twin.' }),
    twin: t.int({ description: '1 for the room itself.', resolve: ({ room }) => parseInstance(room)?.twin ?? 1 }),
  }),
})

const ParkRoom = builder.objectRef<{ key: string; dogs: number; name: string }>('ParkRoom').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    name: t.exposeString('name', { description: "In the reader's language." }),
    dogs: t.exposeInt('dogs', { description: 'Dogs in the room and its twins; some seconds old.' }),
  }),
})

type EnterArgs = { dogId: number; room?: string | null; door?: string | null; with?: number | null }

/** The way into the park, and who is where in it. */
export function addPark() {
  builder.mutationField('enterPark', (t) =>
    t.field({
      type: ParkTicket,
      description: "A ticket for the park's WebSocket: 60 seconds, one use. A full room sends the dog to a twin of it.",
      args: {
        dogId: t.arg.int(),
        room: t.arg.string({ required: false }),
        door: t.arg.string({ required: false, description: 'The door that the dog goes through, by its id.' }),
        with: t.arg.int({ required: false, description: 'The id of a dog to meet: the ticket is for its room.' }),
      },
      extensions: foresight<EnterArgs>(({ db, userId, now }, { dogId, room, door, with: friend }) =>
        (friend ?? null) === null ? admissionQueries(db, { userId, dogId, room, door, now }) : [],
      ),
      resolve: async (_root, { dogId, room, door, with: friend }, context) => {
        const asker = requireViewer(context)
        await requireRate(context, 'TICKET_BRAKE', asker.userId)
        const { db, env, now, language } = context
        const over = await whyNotStay(env.MAIN_PARK, db, { userId: asker.userId, now })
        if (over) throw refused(over, language)
        const capacity = capacityOf(env.ROOM_MAX_DOGS)
        const session = sessionKey(asker.sessionHash)
        // What was foreseen for this field is what it asks.
        const facts = context.foreseen.length > 0 ? (context.foreseen as unknown as AdmissionFacts) : undefined
        const admitted = await admit(db, { asker, dogId, room, door, friend, session, capacity, now }, facts)
        // [H9] A room may still have the dog, waiting for its player.
        if (admitted === 'dog-is-dead') await spread(context, [{ type: 'died', dog: dogId }])
        if (typeof admitted === 'string') throw refused(admitted, language)
        if ('retryInMs' in admitted) throw refused(admitted.reason, language, admitted.retryInMs)
        if ('reason' in admitted) throw accessRefused(admitted, language)
        // A kick is told in the stored language: that of the page in the park, also where another device has changed it.
        if (asker.language !== language) await setUserLanguage(db, asker.userId, language)
        return admitted
      },
    }),
  )

  builder.queryField('searchDogs', (t) =>
    t.field({
      type: [FoundDog],
      description: 'Dogs in the park whose names begin so, twenty at most.',
      args: {
        name: t.arg.string(),
        language: t.arg({ type: Lang, required: false, description: "Of the rooms' names; else the viewer's own." }),
      },
      resolve: async (_root, { name, language }, context) => {
        const { userId } = requireViewer(context)
        await requireRate(context, 'SEARCH_BRAKE', userId)
        const found = await dogsCalled(context.db, { name, asker: userId, now: context.now })
        const names = await roomNames(context.db, language ?? context.language)
        return found.map((dog) => ({ ...dog, roomName: names.get(roomOf(dog.room)) ?? dog.room }))
      },
    }),
  )

  builder.queryField('parkRooms', (t) =>
    t.field({
      type: [ParkRoom],
      description: 'Every room, and how many dogs are there.',
      resolve: async (_root, _args, { env, db, viewer, now, language }) => {
        const asker = viewer?.userId ?? null
        const counted = crowds({ d1: env.DB, db }, { asker, now })
        const [{ rooms }, counts] = await Promise.all([publishedWorld(db, language), counted])
        return rooms.map(({ key, name }) => ({ key, name, dogs: counts.get(key) ?? 0 }))
      },
    }),
  )
}
