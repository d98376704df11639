import { expect, it } from 'vitest'
import { collapsed, foldWord, isDrawnOut, unmasked } from '#durable/rules/filter/fold.ts'

it('[Y2] folds case, forms and look-alikes, and keeps å, ä and ö apart', () => {
  expect(foldWord('ＨÆØÅé')).toBe('häöåe')
  expect(foldWord('A\u030a')).toBe('å')
  expect(['fuсk', 'ꜰᴜᴄᴋ', '🅵🆄🅲🅺', 'ⓕⓤⓒⓚ', 'ΑΒΕ', 'f̶u̶c̶k̶'].map(foldWord)).toEqual([
    'fuck',
    'fuck',
    'fuck',
    'fuck',
    'abe',
    'fuck',
  ])
})

it('[Y3] reads digits as letters in a word, and leaves numbers alone', () => {
  expect(unmasked('sh1t')).toEqual(['shit', 'shlt'])
  expect(unmasked('h0re')).toEqual(['hore'])
  expect(unmasked('2024')).toEqual([])
  expect(unmasked('hund')).toEqual([])
})

it('[Y4] recognizes a drawn out letter', () => {
  expect(['fuuuck', 'ffuucckk', 'fuuck', 'otto'].map(isDrawnOut)).toEqual([true, true, false, false])
  expect(collapsed('fiiittta')).toBe('fita')
})
