import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { buildSchema, getNamedType, isInputObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { BOOK_TABLES, COLUMN_FATES, INPUT_FATES, KEY_ARGUMENTS, KEY_COLUMNS } from './text-sinks.ts'

const SCHEMA = resolve('worker/db/schema')

async function tables(): Promise<SQLiteTable[]> {
  const files = readdirSync(SCHEMA, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const modules: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ join(SCHEMA, file))))
  return modules.flatMap((module) => Object.values(module)).filter((one) => is(one, SQLiteTable))
}

// A new column or argument fails here until somebody has said where it is shown; then the browser looks there.
it('says for each text column where it is shown (test/app/text-sinks.ts)', async () => {
  const columns = (await tables())
    .filter((table) => !BOOK_TABLES.includes(getTableName(table)))
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter(({ dataType, enumValues }) => dataType === 'string' && !enumValues?.length)
        .filter(({ name }) => !KEY_COLUMNS.test(name))
        .map(({ name }) => `${getTableName(table)}.${name}`),
    )
  expect(Object.keys(COLUMN_FATES).toSorted()).toEqual(columns.toSorted())
})

it('says for each string argument of GraphQL where it is shown', () => {
  const schema = buildSchema(readFileSync('worker/api/schema.graphql', 'utf8'))
  const isText = ({ type }: { type: Parameters<typeof getNamedType>[0] }) => getNamedType(type)?.name === 'String'
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).flatMap(({ name, args }) =>
      args
        .filter((arg) => isText(arg) && !KEY_ARGUMENTS.includes(arg.name))
        .map((arg) => `${root?.name}.${name}.${arg.name}`),
    ),
  )
  const inputs = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(isText)
        .map(({ name }) => `${type.name}.${name}`),
    )
  expect(Object.keys(INPUT_FATES).toSorted()).toEqual([...roots, ...inputs].toSorted())
})
