import type { Language } from './languages.ts'

/** One text in each language. A part in double braces, such as {{name}}, is filled in where it is shown. */
export type Text = Readonly<Record<Language, string>>

/** Texts by keys. A dot in a key, as pages name it, leads into an inner tree. */
export type TextTree = { readonly [key: string]: Text | TextTree }

/** What is left of a tree in one language: a string for each text. */
export type InLanguage<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends Text ? string : InLanguage<Tree[Key]> }

/** The texts of a tree in one language. */
export function textsIn<Tree extends TextTree>(tree: Tree, language: Language): InLanguage<Tree> {
  const texts: unknown = stringsIn(tree, language)
  return texts as InLanguage<Tree>
}

type Strings = { readonly [key: string]: string | Strings }

function stringsIn(tree: TextTree, language: Language): Strings {
  return Object.fromEntries(
    Object.entries(tree).map(([key, inner]) => [key, isText(inner) ? inner[language] : stringsIn(inner, language)]),
  )
}

function isText(tree: Text | TextTree): tree is Text {
  return typeof tree.en === 'string'
}
