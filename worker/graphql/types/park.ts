import { type ParkTicket as Ticket, admit } from '#worker/auth/admission.ts'
import { builder } from '#worker/graphql/builder.ts'
import { accessRefused, refused, requireViewer } from '#worker/graphql/errors.ts'

const ParkTicket = builder.objectRef<Ticket>('ParkTicket').implement({
  fields: (t) => ({ ticket: t.exposeString('ticket'), room: t.exposeString('room') }),
})

/** The way from the pages into the park. */
export function addPark() {
  builder.mutationField('enterPark', (t) =>
    t.field({
      type: ParkTicket,
      description: "A ticket for the park's WebSocket: 60 seconds, one use.",
      args: {
        dogId: t.arg.int(),
        room: t.arg.string({ required: false }),
        door: t.arg.string({ required: false, description: 'The door that the dog goes through, by its id.' }),
      },
      resolve: async (_root, { dogId, room, door }, context) => {
        const asker = requireViewer(context)
        const admitted = await admit(context.db, { asker, dogId, room, door, now: context.now })
        if (typeof admitted === 'string') throw refused(admitted, context.language)
        if ('reason' in admitted) throw accessRefused(admitted, context.language)
        return admitted
      },
    }),
  )
}
