import { OFFERED_KINDS, pushKindsIn, pushMask } from '#durable/rules/push/kinds.ts'
import type { OfferedKind, PushKind } from '#durable/rules/push/kinds.ts'
import { FIRST_QUIET, isZone, zoneOr } from '#durable/rules/push/quiet.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { builder } from '#worker/graphql/builder.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { pushKeysOf } from './push-keys.ts'
import { renew, subscribe, unsubscribe } from './subscribing.ts'
import { pushChoiceOf } from './subscriptions-db.ts'
import type { PushChoice } from './subscriptions-db.ts'

const ZONE_MAX = 64

const PushKind = builder.enumType('PushKind', {
  values: OFFERED_KINDS,
  description:
    'What a push message is about: whispers to an own dog that sleeps, friends, its last days, answers of staff.',
})

type Settings = PushChoice & { publicKey: string | null; isOn: boolean }

const PushSettings = builder.objectRef<Settings>('PushSettings').implement({
  fields: (t) => ({
    publicKey: t.exposeString('publicKey', {
      nullable: true,
      description: 'What a browser subscribes with; null where this park sends no push messages.',
    }),
    isOn: t.exposeBoolean('isOn', { description: 'Whether the browser of this session gets messages.' }),
    kinds: t.field({ type: [PushKind], resolve: ({ kinds }) => pushKindsIn(kinds).filter(isOffered) }),
    quietFrom: t.int({ description: 'The hour from which it is quiet, 0 to 23.', resolve: ({ quiet }) => quiet.from }),
    quietTo: t.int({
      description: 'The hour until which it is quiet; equal to quietFrom: never.',
      resolve: ({ quiet }) => quiet.to,
    }),
    names: t.exposeBoolean('names', { description: 'Whether messages name the other dog.' }),
  }),
})

function isOffered(kind: PushKind): kind is OfferedKind {
  return OFFERED_KINDS.some((offered) => offered === kind)
}

const PushDevice = builder.inputType('PushDevice', {
  description: 'The subscription of a browser, as PushSubscription.toJSON() gives it.',
  fields: (t) => ({ endpoint: t.string(), p256dh: t.string(), auth: t.string() }),
})

const PushSettingsInput = builder.inputType('PushSettingsInput', {
  fields: (t) => ({
    kinds: t.field({ type: [PushKind] }),
    zone: t.string({ required: false, description: 'The IANA time zone of the device; Europe/Oslo if it knows none.' }),
    quietFrom: t.int(),
    quietTo: t.int(),
    names: t.boolean(),
  }),
})

/** Push messages to the browser of a session. */
export function addPush() {
  builder.queryField('pushSettings', (t) =>
    t.field({
      type: PushSettings,
      resolve: async (_root, _args, context): Promise<Settings> => {
        const { sessionHash } = requireViewer(context)
        const publicKey = (await pushKeysOf(context.env))?.publicKey ?? null
        const choice = await pushChoiceOf(context.db, sessionHash)
        const first = { kinds: 0, quiet: { zone: 'UTC', ...FIRST_QUIET }, names: true }
        return { ...(choice ?? first), publicKey, isOn: choice !== null }
      },
    }),
  )

  builder.mutationField('savePushSettings', (t) =>
    t.boolean({
      description: 'Sends these messages to this browser from now on. With no kinds it is as dropPush.',
      args: { device: t.arg({ type: PushDevice }), settings: t.arg({ type: PushSettingsInput }) },
      resolve: async (_root, { device, settings }, context) => {
        const { env, db, language, now } = context
        const viewer = requireViewer(context)
        const choice = choiceOf(settings)
        if (choice.kinds === 0) await unsubscribe({ env, db, viewer })
        else {
          const refusal = await subscribe({ env, db, viewer, language, now }, device, choice)
          if (refusal === 'not-set-up') throw badInput('this park sends no push messages')
          if (refusal) throw refused(refusal, language)
        }
        return true
      },
    }),
  )

  builder.mutationField('renewPush', (t) =>
    t.boolean({
      description: 'The browser that had this endpoint has another one now. False if it gets no messages.',
      args: { endpoint: t.arg.string(), device: t.arg({ type: PushDevice }) },
      resolve: async (_root, { endpoint, device }, { env, db, language }) => {
        const refusal = await renew({ env, db }, endpoint, device)
        if (refusal === 'not-set-up') throw badInput('this park sends no push messages')
        if (refusal === 'not-a-push-service') throw refused(refusal, language)
        return refusal === null
      },
    }),
  )

  builder.mutationField('dropPush', (t) =>
    t.boolean({
      description: 'This browser gets no more messages.',
      resolve: async (_root, _args, context) => {
        await unsubscribe({ ...context, viewer: requireViewer(context) })
        return true
      },
    }),
  )
}

type Input = {
  kinds: readonly OfferedKind[]
  zone?: string | null | undefined
  quietFrom: number
  quietTo: number
  names: boolean
}

function choiceOf({ kinds, zone: said, quietFrom: from, quietTo: to, names }: Input): PushChoice {
  const zone = zoneOr(said)
  if (!isHour(from) || !isHour(to)) throw badInput('quietFrom, quietTo: hours, 0 to 23')
  if (zone.length > ZONE_MAX || !isZone(zone)) throw badInput('zone: an IANA time zone')
  return { kinds: pushMask(kinds), names, quiet: { zone, from, to } }
}

function isHour(hour: number): boolean {
  return Number.isInteger(hour) && hour >= 0 && hour < 24
}
