import ts from 'typescript'

/**
 * Whether code in this source reads the value of the constant, or with `field` that field of it. Comments, imports,
 * re-exports and types do not count.
 */
export function reads(source: string, name: string, field?: string): boolean {
  if (!source.includes(name)) return false
  const file = parsed(source)
  const isRead = (node: ts.Node): boolean => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return false
    if (ts.isIdentifier(node) && node.text === name && isUse(node) && takes(node, field)) return true
    return ts.forEachChild(node, (child) => isRead(child) || undefined) ?? false
  }
  return isRead(file)
}

/** Each source is searched for many names. */
const files = new Map<string, ts.SourceFile>()

function parsed(source: string): ts.SourceFile {
  const file =
    files.get(source) ?? ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  files.set(source, file)
  return file
}

function isUse(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name !== node
  return !(ts.isPropertyAccessExpression(parent) && parent.name === node)
}

/** Code that takes the whole object may read any field of it. */
function takes({ parent }: ts.Identifier, field: string | undefined): boolean {
  return field === undefined || !ts.isPropertyAccessExpression(parent) || parent.name.text === field
}
