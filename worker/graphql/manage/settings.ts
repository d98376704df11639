import { SWITCHES, type Switch as TypeOfSwitch } from '#durable/rules/staff/settings.ts'
import { setSwitch, switches } from '#worker/db/manage/settings.ts'
import { logged } from '#worker/db/staff/log.ts'
import { builder } from '#worker/graphql/builder.ts'
import { requireStaff } from '../staff/require-staff.ts'
import { reasonOf, requireFreshStaff } from './staff.ts'

const SwitchType = builder.enumType('SwitchType', { values: SWITCHES })

const Switch = builder.objectRef<{ type: TypeOfSwitch; isOn: boolean }>('Switch').implement({
  fields: (t) => ({ type: t.expose('type', { type: SwitchType }), isOn: t.exposeBoolean('isOn') }),
})

/** What staff switch on and off while the park runs. */
export function addSwitches() {
  builder.queryField('switches', (t) =>
    t.field({
      type: [Switch],
      resolve: async (_root, _args, context) => {
        await requireStaff(context, 'change-settings')
        return switches(context.db)
      },
    }),
  )

  builder.mutationField('setSwitch', (t) =>
    t.boolean({
      args: { type: t.arg({ type: SwitchType }), isOn: t.arg.boolean(), reason: t.arg.string() },
      resolve: async (_root, { type, isOn, reason }, context) => {
        const { db, now } = context
        const { userId } = await requireFreshStaff(context, 'change-settings')
        await db.batch([
          setSwitch(db, type, isOn),
          logged(db, { at: now, staffId: userId, act: 'set-switch', reason: reasonOf(reason), detail: { type, isOn } }),
        ])
        return true
      },
    }),
  )
}
