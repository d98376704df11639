import { PUBLIC_SETTINGS } from '#durable/rules/staff/settings.ts'
import { builder } from '#worker/graphql/builder.ts'
import { VERSION } from '#worker/version.ts'
import { settingValue } from './settings-db.ts'

const SettingType = builder.enumType('SettingType', { values: PUBLIC_SETTINGS })

const Setting = builder.objectRef<{ type: (typeof PUBLIC_SETTINGS)[number]; value: string }>('Setting').implement({
  fields: (t) => ({ type: t.expose('type', { type: SettingType }), value: t.exposeString('value') }),
})

/** Settings that a client needs before it starts. */
export function addSettings() {
  builder.queryField('getSetting', (t) =>
    t.field({
      type: Setting,
      nullable: true,
      args: { type: t.arg({ type: SettingType }) },
      resolve: async (_root, { type }, { db }) => {
        const value = await settingValue(db, type)
        return value === null ? null : { type, value }
      },
    }),
  )

  builder.queryField('version', (t) => t.string({ resolve: () => VERSION }))
}
