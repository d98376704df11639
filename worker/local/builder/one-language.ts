import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { isLanguage } from '#durable/rules/languages.ts'
import { textsIn } from '#durable/rules/text.ts'
import type { TextTree } from '#durable/rules/text.ts'

const ASKED = /^(.*\/app\/locales\/texts\/.*\.ts)\?(\w+)$/

/**
 * Makes a module of one language from a file of texts that is imported with `?dk`, `?en`, `?no` or `?se`, so that a
 * browser fetches the texts of no other language.
 */
export const oneLanguage: Plugin = {
  name: 'one-language',
  async load(id) {
    const [, file, language] = ASKED.exec(id) ?? []
    if (file === undefined || !isLanguage(language)) return null
    const trees = Object.entries<TextTree>(await import(pathToFileURL(file).href))
    return trees.map(([name, tree]) => `export const ${name} = ${JSON.stringify(textsIn(tree, language))}`).join('\n')
  },
}
