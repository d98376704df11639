import { Kind, getOperationAST } from 'graphql'
import type { ExecutionArgs, SelectionSetNode } from 'graphql'

type Operation = Pick<ExecutionArgs, 'document' | 'operationName'>

/** The root fields of an operation: by the name that each has in the answer, its name in the schema. */
export function rootFields({ document, operationName }: Operation): Map<string, string> {
  const names = new Map<string, string>()
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  )
  const collect = ({ selections }: SelectionSetNode) => {
    for (const one of selections) {
      if (one.kind === Kind.FIELD) names.set((one.alias ?? one.name).value, one.name.value)
      else if (one.kind === Kind.INLINE_FRAGMENT) collect(one.selectionSet)
      else {
        const fragment = fragments.get(one.name.value)
        // A fragment is looked at once, wherever it is spread.
        fragments.delete(one.name.value)
        if (fragment) collect(fragment.selectionSet)
      }
    }
  }
  const definition = getOperationAST(document, operationName)
  if (definition) collect(definition.selectionSet)
  return names
}
