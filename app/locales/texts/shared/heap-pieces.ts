import type { TextTree } from '#durable/rules/text.ts'

/** The pieces of a heap of KnogleKnas by their kinds. */
export const heapPieces = {
  bone: {
    dk: 'ben',
    en: 'bone',
    no: 'bein',
    se: 'ben',
  },
  ball: {
    dk: 'bold',
    en: 'ball',
    no: 'ball',
    se: 'boll',
  },
  stick: {
    dk: 'pind',
    en: 'stick',
    no: 'pinne',
    se: 'pinne',
  },
  fish: {
    dk: 'fisk',
    en: 'fish',
    no: 'fisk',
    se: 'fisk',
  },
  ham: {
    dk: 'skinke',
    en: 'ham',
    no: 'skinke',
    se: 'skinka',
  },
} satisfies TextTree
