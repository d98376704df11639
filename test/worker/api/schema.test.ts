import { printSchema } from 'graphql'
import { expect, it } from 'vitest'
import contract from '#worker/api/schema.graphql?raw'
import { schema } from '#worker/api/schema.ts'
import { OBJECT_TYPES, ROOT_FIELDS, typesBelow } from '../access/documents.ts'
import { ROLES, WHO_MAY } from '../access/who-may.ts'
import { WHO_SEES } from '../access/who-sees.ts'

it('serves the schema of schema.graphql, as `npm run schema` prints it', () => {
  expect(`${printSchema(schema)}\n`).toBe(contract)
})

it('[S2] lists each field at the root of the schema in who-may.ts', () => {
  expect(ROOT_FIELDS.map(({ name }) => name).sort()).toEqual(Object.keys(WHO_MAY).sort())
})

it('lists for each field that takes an id, and is not the staff’s, the answer for another user’s', () => {
  const unsaid = ROOT_FIELDS.filter(({ name, field }) => {
    const rule = WHO_MAY[name]
    const takesId = field.args.some((arg) => /^id$|Id$/.test(arg.name))
    return takesId && rule?.who.includes('player') && rule.anothers === undefined
  })
  expect(unsaid.map(({ name }) => name)).toEqual([])
})

it('[S2] shows each object type only to those in who-sees.ts, through whatever field', () => {
  const seen = [...OBJECT_TYPES.keys()].map((type) => {
    const through = ROOT_FIELDS.filter(({ field }) => typesBelow(field.type).includes(type))
    return [type, ROLES.filter((role) => through.some(({ name }) => WHO_MAY[name]?.who.includes(role)))]
  })
  const listed = [...WHO_SEES].map(([type, { who }]) => [type, ROLES.filter((role) => who.includes(role))])
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(listed))
})

it('[S2] lists each field of an object that others than staff see (who-sees.ts)', () => {
  const open = [...WHO_SEES].filter(([, { fields }]) => fields !== null)
  const fields = open.map(([type]) => [type, OBJECT_TYPES.get(type)?.join(' ')])
  expect(Object.fromEntries(fields)).toEqual(Object.fromEntries(open.map(([type, sight]) => [type, sight.fields])))
})
