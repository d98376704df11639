import { expect, it } from 'vitest'
import { formatColor } from '#durable/rules/colours.ts'
import { COLOUR_WORDS, colourWord } from '#durable/rules/looks/colour-words.ts'

it.each([
  ['white', ['#ffffff', '#f6f4ee', '#f0f0f0', '#e8e8ea']],
  ['silver', ['#c6c8cc', '#c8c6c8', '#d0d0d0', '#b8b8bc']],
  [
    'grey',
    ['#514d57', '#808080', '#85828a', '#404040', '#555555', '#4b4866', '#9c9bac', '#8a7a6d', '#a89a8c', '#605c58'],
  ],
  ['black', ['#000000', '#1a1a1a', '#2b2730', '#333333', '#20182b', '#2b1d16', '#0a0a14']],
  ['cream', ['#fff8e7', '#f5e3bd', '#f8ebc4', '#fdf5e6', '#e8e0d0']],
  ['sand', ['#dfbf86', '#d2b48c']],
  ['golden', ['#e3a93a', '#ffd700', '#b8860b', '#ffff00', '#c68e4e']],
  ['brown', ['#74492f', '#7a4a34', '#3b2a22', '#4a2e20', '#8b4513', '#704441', '#5b4636', '#6b5a4e', '#6b4423']],
  ['red', ['#ff0000', '#800000', '#a52a2a', '#b8323a', '#862d2d', '#400000']],
  ['orange', ['#d9863b', '#ff8c00', '#e07f2f']],
  ['rust', ['#b5673c']],
  ['pink', ['#f29ac0', '#ffc0cb']],
  ['purple', ['#7d4a9e', '#800080', '#5c1f3c', '#704a6a']],
  ['lilac', ['#b79ad8', '#d8b8f0']],
  ['blueGrey', ['#6b7a96', '#556385', '#708090', '#7f90ae', '#716f8b', '#36454f', '#5b6770']],
  ['navy', ['#2b3f74', '#000080', '#38405f']],
  ['blue', ['#4477cc', '#0000ff']],
  ['sky', ['#9cc6e6', '#a9bae3']],
  ['teal', ['#3fb0a4', '#00ffff', '#2f4f4f']],
  ['green', ['#5c9a4a', '#3a6f58', '#004000', '#008000']],
  ['lime', ['#b5cf5c', '#00ff00']],
] as const)('calls a dog %s', (word, colors) => {
  expect(Object.fromEntries(colors.map((color) => [color, colourWord(color)]))).toEqual(
    Object.fromEntries(colors.map((color) => [color, word])),
  )
})

it('calls a colour that is none black', () => {
  expect(colourWord('red')).toBe('black')
})

it('calls whatever is grey, or has hardly a tinge, by a word for grey, and lighter ones never by a darker word', () => {
  const greys = ['black', 'grey', 'silver', 'white']
  const tinges = [
    [0, 0, 0],
    [6, 0, 6],
    [0, 6, 0],
    [6, 6, 0],
    [0, 0, 6],
    [6, 0, 0],
    [0, 6, 6],
    [4, 0, 10],
    [0, 4, 8],
  ]
  for (const [r = 0, g = 0, b = 0] of tinges) {
    const places = Array.from({ length: 246 }, (_, v) =>
      greys.indexOf(colourWord(formatColor({ r: v + r, g: v + g, b: v + b }))),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort())
  }
})

it('calls strong colours all round by words of their hue', () => {
  const hues: [from: number, to: number, words: readonly string[]][] = [
    [0, 10, ['red']],
    [30, 40, ['rust', 'orange', 'brown', 'golden']],
    [45, 56, ['golden', 'lime']],
    [90, 140, ['green', 'lime']],
    [170, 185, ['teal']],
    [215, 235, ['blue', 'sky']],
    [275, 300, ['purple']],
    [320, 330, ['pink', 'purple']],
  ]
  for (const [from, to, words] of hues)
    for (let hue = from; hue <= to; hue++)
      for (const light of [0.4, 0.5]) expect(words).toContain(colourWord(hsl(hue, light)))
})

/** The colour of full saturation. */
function hsl(hue: number, light: number): string {
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    return 255 * (light - Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return formatColor({ r: channel(0), g: channel(8), b: channel(4) })
}

it('uses each word for some coat', () => {
  const used = new Set<string>()
  for (let r = 0; r < 256; r += 15)
    for (let g = 0; g < 256; g += 15) for (let b = 0; b < 256; b += 15) used.add(colourWord(formatColor({ r, g, b })))
  expect([...used].sort()).toEqual([...COLOUR_WORDS].sort())
})
