import { PICTURE_FAULTS } from '#durable/rules/pictures/picture-faults.ts'
import type { PictureFault } from '#durable/rules/pictures/picture-faults.ts'
import { requireStaff } from '#worker/auth/require-staff.ts'
import { builder } from '#worker/graphql/builder.ts'
import { acceptedPicture } from './accepted-picture.ts'
import { base64OfBytes, bytesOfBase64 } from './base64.ts'
import { keepPicture } from './pictures-db.ts'

type Outcome = { name: string | null; fault: PictureFault | 'no-room' | null }

const UploadedPicture = builder.objectRef<Outcome>('UploadedPicture').implement({
  description: 'A picture that is kept, or why it is not.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: true,
      description:
        'Its name, by which rows of the sheet of sprites have it, and its address /parks/pictures/<name>.png.',
    }),
    fault: t.exposeString('fault', {
      nullable: true,
      description: `One of ${PICTURE_FAULTS.join(', ')}; no-room if there are too many pictures.`,
    }),
  }),
})

/** Pictures that administrators upload. */
export function addPictures() {
  builder.mutationField('uploadPicture', (t) =>
    t.field({
      type: UploadedPicture,
      description:
        'Takes a PNG from outside. What is kept was read and written anew. It is deleted after a day if no draft names it, and stays for good once it is published.',
      args: { png: t.arg.string({ description: 'The file in base64.' }) },
      resolve: async (_root, { png }, { db, now, ...asking }): Promise<Outcome> => {
        const { userId: by } = await requireStaff({ db, now, ...asking }, 'open-editor')
        const sent = bytesOfBase64(png)
        const accepted = sent ? await acceptedPicture(sent) : 'no-png'
        if (typeof accepted === 'string') return { name: null, fault: accepted }
        const { name, png: data } = accepted
        const isKept = await keepPicture(db, { name, data: base64OfBytes(data), by, now })
        return isKept ? { name, fault: null } : { name: null, fault: 'no-room' }
      },
    }),
  )
}
