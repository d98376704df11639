import { describe, expect, it } from 'vitest'
import { typedName } from '#app/shared/typed-name.ts'

/** A name with `|` where the caret stands, in place of `from` to `to` of which `put` was typed or pasted. */
function edited(before: string, put: string, [from, to = from]: [from: number, to?: number]) {
  const text = before.slice(0, from) + put + before.slice(to)
  const { name, caret, refused, isFull } = typedName(before, { text, caret: from + put.length })
  return { shown: `${name.slice(0, caret)}|${name.slice(caret)}`, refused, isFull }
}

const FULL = 'Abcdefghijklmn'

describe('what an edit makes of a name', () => {
  it.each([
    { before: 'Pelle', put: 'a', at: [1], shown: 'Pa|elle' },
    { before: 'Pelle', put: '-', at: [1], shown: 'P|elle', refused: '-' },
    { before: 'Pelle', put: '-', at: [0, 3], shown: 'Pel|le', refused: '-' },
    { before: 'Pelle', put: '', at: [1, 3], shown: 'P|le' },
    { before: 'Pelle', put: '', at: [0, 5], shown: '|' },
    { before: '', put: "D'Arco", at: [0], shown: 'DArco|', refused: "'" },
    { before: 'Bella', put: '🐶 og', at: [5], shown: 'Bella og|', refused: '🐶' },
    { before: '', put: '👩‍👩‍👧', at: [0], shown: '|', refused: '👩‍👩‍👧' },
    { before: '', put: 'שלום', at: [0], shown: '|', refused: 'שלום' },
    { before: 'Bella', put: '\u200b', at: [5], shown: 'Bella|' },
    { before: 'A', put: '\u030a', at: [1], shown: 'Å|' },
    { before: '', put: 'A\u030ase', at: [0], shown: 'Åse|' },
  ] as const)('$before, $put at $at: $shown', ({ before, put, at: [from, to], shown, ...more }) => {
    const refused = 'refused' in more ? more.refused : ''
    expect(edited(before, put, to === undefined ? [from] : [from, to])).toEqual({ shown, refused, isFull: false })
  })

  it('has no letter lost at its end when a full name gets one more', () => {
    expect(edited(FULL, 'X', [3])).toEqual({ shown: 'Abc|defghijklmn', refused: '', isFull: true })
    expect(edited(FULL, 'X', [14])).toEqual({ shown: `${FULL}|`, refused: '', isFull: true })
  })

  it('takes as many pasted letters as there is room for', () => {
    expect(edited('Abcdefghijkl', 'XYZ', [3])).toEqual({ shown: 'AbcXY|defghijkl', refused: '', isFull: true })
    expect(edited(FULL, 'XYZ', [0, 2])).toEqual({ shown: 'XY|cdefghijklmn', refused: '', isFull: true })
  })

  it('begins with no space, whatever was pasted', () => {
    expect(edited('', `${' '.repeat(12)}Luna the dog`, [0]).shown).toBe('Luna the dog|')
    expect(edited('Luna', ' the', [4]).shown).toBe('Luna the|')
  })

  it.each(['\u00a0', '\t', '\u2003', '\u3000'])('takes the blank %j for a space', (blank) => {
    expect(edited('', `Anna${blank}Lisa`, [0])).toEqual({ shown: 'Anna Lisa|', refused: '', isFull: false })
  })

  it('finds the edit where the caret does not stand behind it', () => {
    expect(typedName('Pelle', { text: 'Paelle', caret: 0 }).name).toBe('Paelle')
    expect(typedName(FULL, { text: `AX${FULL.slice(1)}`, caret: 0 }).name).toBe(FULL)
  })
})
