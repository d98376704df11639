import { Kind, getArgumentValues, getOperationAST } from 'graphql'
import type { ExecutionArgs } from 'graphql'
import type { Db } from '#worker/db/client.ts'
import type { Expression, Query } from '#worker/db/query.ts'

/** Who asks, for queries in the same round trip as the one that finds the viewer: without a viewer the id is null. */
export type Asked = { db: Db; userId: Expression<number>; now: number }

/**
 * What a root field will ask the database about the viewer, by its arguments. It is asked in the same round trip as the
 * viewer, and the answers are in `context.foreseen`.
 */
type Foresee<Args> = (asked: Asked, args: Args) => readonly Query<unknown>[]

/** The option `extensions` of a field of the schema that foresees. */
export function foresight<Args>(foresee: Foresee<Args>) {
  return { foresee }
}

type Operation = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>

/**
 * The queries that an operation foresees. Only one with a single root field does: so the answers are for the arguments of
 * the resolver that takes them.
 */
export function foreseenBy(operation: Operation, asked: Asked): readonly Query<unknown>[] {
  const { schema, document, operationName, variableValues } = operation
  const definition = getOperationAST(document, operationName)
  const [node, ...others] = definition?.selectionSet.selections ?? []
  if (!definition || node?.kind !== Kind.FIELD || others.length > 0) return []
  const field = schema.getRootType(definition.operation)?.getFields()[node.name.value]
  const foresee: unknown = field?.extensions.foresee
  if (!field || typeof foresee !== 'function') return []
  return (foresee as Foresee<unknown>)(asked, getArgumentValues(field, node, variableValues))
}
