import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import type { GraphQLArgument, GraphQLField, GraphQLInputType, GraphQLOutputType } from 'graphql'
import { schema } from '#worker/api/schema.ts'

export type Root = 'Query' | 'Mutation'
/** `name` is as in the lists: "Query.myUser". */
export type RootField = { root: Root; name: string; field: GraphQLField<unknown, unknown> }

/** Every field at the root of the schema. */
export const ROOT_FIELDS: readonly RootField[] = (['Query', 'Mutation'] as const).flatMap((root) =>
  Object.values((root === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
    (field) => ({ root, name: `${root}.${field.name}`, field }),
  ),
)

/** The object types of the schema, each with the names of its fields. */
export const OBJECT_TYPES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__') && name !== 'Query' && name !== 'Mutation')
    .map((type) => [type.name, Object.keys(type.getFields()).sort()]),
)

/** An operation for a field, with all its arguments and everything below it. */
export function documentOf({ root, field }: Pick<RootField, 'root' | 'field'>): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ')
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const call = `${field.name}${given && `(${given})`} ${selectionOf(field.type)}`
  return `${root.toLowerCase()} ${declared && `(${declared})`} { ${call} }`
}

function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  return `{ ${Object.values(named.getFields())
    .map((field) => `${field.name} ${selectionOf(field.type)}`)
    .join(' ')} }`
}

/** The object types that can be in the answer of this field. */
export function typesBelow(type: GraphQLOutputType): string[] {
  const named = getNamedType(type)
  if (!isObjectType(named)) return []
  return [named.name, ...Object.values(named.getFields()).flatMap((field) => typesBelow(field.type))]
}

/** A value for each argument: the given one, else the simplest of its type. Optional arguments are left out. */
export function argumentsOf(field: RootField['field'], known: Readonly<Record<string, unknown>>) {
  const wanted = field.args.filter((arg) => isRequiredArgument(arg) || arg.name in known)
  return Object.fromEntries(wanted.map((arg) => [arg.name, valueOf(arg, known)]))
}

function valueOf({ name, type }: Pick<GraphQLArgument, 'name' | 'type'>, known: Readonly<Record<string, unknown>>) {
  return name in known ? known[name] : plainest(type)
}

function plainest(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return plainest(type.ofType)
  if (isListType(type)) return [plainest(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, plainest(field.type)]))
  }
  return { Int: 1, Float: 0, Boolean: true, String: 'plain words', ID: '1' }[type.name]
}
