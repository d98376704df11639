import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { ageInDogYears } from '#durable/rules/age.ts'
import { clampStrength, defaultShadowColor, formatColor, isStrength, parseColor } from '#durable/rules/colours.ts'
import { backpackSlots } from '#durable/rules/life/backpack.ts'
import { trimName } from '#durable/rules/names.ts'
import { can } from '#durable/rules/roles.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { brake } from '#worker/brakes.ts'
import { run } from '#worker/db/query.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import { requireRate } from '#worker/graphql/errors.ts'
import { freeDogNames, nameRefusal } from '#worker/names/naming.ts'
import { chooseDogName } from '#worker/names/taken-names-db.ts'
import { badInput, refused } from '#worker/refusals.ts'
import type { CoatColors } from './coats.ts'
import { dogOf, isDead, lifepointsOf } from './dogs-db.ts'
import type { OwnDog } from './dogs-db.ts'
import { paint } from './painting.ts'
import { offerPuppy, takePuppy } from './puppies.ts'
import type { PuppyOffer } from './puppies.ts'
import { WearType } from './wear-graphql.ts'

export const Dog = builder.objectRef<OwnDog>('Dog').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    color: t.exposeString('color', { description: '#rrggbb' }),
    shadowColor: t.exposeString('shadowColor', { description: '#rrggbb' }),
    wear: t.field({ type: WearType, resolve: (dog) => dog.wear }),
    pack: t.exposeInt('pack'),
    levelPoints: t.exposeInt('levelPoints'),
    bornAt: t.string({ description: 'ISO 8601, UTC: the start of this life.', resolve: (dog) => isoTime(dog.bornAt) }),
    isDead: t.boolean({ resolve: (dog, _args, { now }) => isDead(dog, now) }),
    lifepoints: t.int({
      description: 'The lifepoints. A dog loses one a day and is dead at 0.',
      resolve: (dog, _args, { now }) => lifepointsOf(dog, now),
    }),
    karma: t.exposeInt('karma'),
    bones: t.exposeInt('bones'),
    backpackSlots: t.int({
      description: 'How much the backpack holds at its age.',
      resolve: ({ bornAt }, _args, { now }) => backpackSlots(ageInDogYears(bornAt, now)),
    }),
  }),
})

const NewDogOffer = builder.objectRef<PuppyOffer>('NewDogOffer').implement({
  fields: (t) => ({
    token: t.exposeString('token'),
    color: t.exposeString('color'),
    shadowColor: t.exposeString('shadowColor'),
  }),
})

type Birth = { dogId: number | null; message: string | null; freeNames: string[] }

const NewDogResult = builder.objectRef<Birth>('NewDogResult').implement({
  fields: (t) => ({
    dogId: t.exposeInt('dogId', {
      nullable: true,
      description: 'The id of the new, reborn or renamed dog; null if it was refused.',
    }),
    message: t.exposeString('message', {
      nullable: true,
      description: "The reason of a refusal, in the user's language; null on success.",
    }),
    freeNames: t.exposeStringList('freeNames', {
      description: 'Three free names like it if the name is taken or reserved; else empty.',
    }),
  }),
})

/** A user's own dogs. */
export function addDogs() {
  builder.queryField('newDog', (t) =>
    t.field({
      type: NewDogOffer,
      resolve: async (_root, _args, context) => {
        const { userId } = requireViewer(context)
        await requireRate(context, 'NEW_DOG_BRAKE', userId)
        return offerPuppy(context.db, { userId, now: context.now, random: context.random })
      },
    }),
  )

  builder.mutationField('newDog', (t) =>
    t.field({
      type: NewDogResult,
      description: 'With dogId: the dead or living dog is reborn as this puppy.',
      args: { name: t.arg.string(), token: t.arg.string(), dogId: t.arg.int({ required: false }) },
      resolve: async (_root, { name, token, dogId }, context) => {
        const { userId } = requireViewer(context)
        const { now, random, language } = context
        const born =
          (await brake(context.env, 'NEW_DOG_BRAKE', userId)) ??
          (await takePuppy(context.db, { userId, name, token, dogId: dogId ?? null, now, random }))
        if (typeof born !== 'string') return { dogId: born.dogId, message: null, freeNames: [] }
        const freeNames = await freeDogNames(context.db, { wanted: name, userId, refusal: born })
        return { dogId: null, message: REFUSAL_TEXTS[born][language], freeNames }
      },
    }),
  )

  builder.mutationField('renameDog', (t) =>
    t.field({
      type: NewDogResult,
      description: 'Another name for a dog to which staff gave its present one.',
      args: { dogId: t.arg.int(), name: t.arg.string() },
      resolve: async (_root, { dogId, name }, context) => {
        const { userId } = requireViewer(context)
        const { db, now, language } = context
        if (!(await run(dogOf(db, { dogId, userId })))) throw refused('not-your-dog', language)
        const refusal =
          (await brake(context.env, 'NEW_DOG_BRAKE', userId)) ??
          (await nameRefusal(db, name, userId)) ??
          (await chooseDogName(db, { userId, dogId, name: trimName(name), now }))
        if (refusal === null) return { dogId, message: null, freeNames: [] }
        if (refusal === 'name-is-own') throw badInput('dogId: staff did not give it its name')
        const freeNames = await freeDogNames(db, { wanted: name, userId, refusal })
        return { dogId: null, message: REFUSAL_TEXTS[refusal][language], freeNames }
      },
    }),
  )

  builder.mutationField('setDogColor', (t) =>
    t.field({
      type: Dog,
      description: 'color as #rrggbb; shadowStrength 0 to 1 in steps of 0.05, for staff only.',
      args: { dogId: t.arg.int(), color: t.arg.string(), shadowStrength: t.arg.float({ required: false }) },
      resolve: async (_root, { dogId, color, shadowStrength }, context) => {
        const viewer = requireViewer(context)
        const strength = shadowStrength ?? undefined
        if (strength !== undefined && !can(viewer, 'set-shadow-strength')) throw refused('staff-only', context.language)
        const painted = await paint(context.db, { dogId, userId: viewer.userId, coat: coatOf(color, strength) })
        if (typeof painted === 'string') throw refused(painted, context.language)
        return painted
      },
    }),
  )
}

function coatOf(text: string, strength: number | undefined): CoatColors {
  const rgb = parseColor(text)
  if (!rgb) throw badInput('color: #rrggbb')
  if (strength !== undefined && !isStrength(strength)) throw badInput('shadowStrength: 0 to 1 in steps of 0.05')
  const color = formatColor(rgb)
  return { color, shadowColor: defaultShadowColor(color, strength === undefined ? undefined : clampStrength(strength)) }
}
