import type { TextTree } from '#durable/rules/text.ts'
import { alder } from './whatis/alder.ts'
import { kobbel } from './whatis/kobbel.ts'
import { rang } from './whatis/rang.ts'

export const whatis = {
  alder,
  rang,
  kobbel,
} satisfies TextTree
