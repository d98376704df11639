import ts from 'typescript'

/** Elements that a user can operate. */
const CONTROLS = new Set([
  'a',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'details',
  'Link',
  'NavLink',
  'Form',
])
/** Elements in which none of those may stand: a screen reader takes the whole content for one name. */
const WHOLES = new Set(['a', 'button', 'summary', 'Link', 'NavLink', 'Button', 'Key'])
/** A label has the field that it names in it, but nothing that acts by itself. */
const ACTING = new Set(['a', 'button', 'summary', 'details', 'Link', 'NavLink', 'Form', 'Button', 'Key'])

type Sources = ReadonlyMap<string, string>

/** The controls that stand in another control, as "file: <outer> <inner>", in all of these sources of components. */
export function nestedControls(sources: Sources): string[] {
  const files = [...sources].map(([path, source]) => ({ path, file: parsed(source) }))
  const controls = componentsWith(
    CONTROLS,
    files.map(({ file }) => file),
  )
  return files.flatMap(({ path, file }) => nestedIn(file, controls).map((nested) => `${path}: ${nested}`))
}

function parsed(source: string): ts.SourceFile {
  return ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}

/** These elements and all components that render one of them, themselves or by another component. */
function componentsWith(elements: ReadonlySet<string>, files: readonly ts.SourceFile[]): Set<string> {
  const rendered = files
    .flatMap((file) => file.statements.filter(ts.isFunctionDeclaration))
    .map((component) => ({
      name: component.name?.text ?? '',
      tags: tagsIn(component),
    }))
  const found = new Set(elements)
  for (let known = 0; known < found.size;) {
    known = found.size
    for (const { name, tags } of rendered)
      if (/^[A-Z]/.test(name) && tags.some((tag) => found.has(tag))) found.add(name)
  }
  return found
}

function nestedIn(file: ts.SourceFile, controls: ReadonlySet<string>): string[] {
  const nested: string[] = []
  const look = (node: ts.Node) => {
    if (ts.isJsxElement(node)) {
      const outer = node.openingElement.tagName.getText()
      const refused = WHOLES.has(outer) ? controls : outer === 'label' ? ACTING : new Set<string>()
      for (const inner of node.children.flatMap(tagsIn)) if (refused.has(inner)) nested.push(`<${outer}> <${inner}>`)
    }
    ts.forEachChild(node, look)
  }
  look(file)
  return nested
}

/** The names of all elements in some code. */
function tagsIn(node: ts.Node): string[] {
  const own = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) ? [node.tagName.getText()] : []
  const inner: string[] = []
  ts.forEachChild(node, (child) => void inner.push(...tagsIn(child)))
  return [...own, ...inner]
}
