import { Canvas } from '#app/art/canvas.ts'
import { SHADOW } from '#app/art/palette.ts'
import type { Colour } from '#app/art/palette.ts'
import type { Frames } from './frames.ts'

/**
 * Speech bubbles. Their kinds differ by outline and by a word, never by colour alone: plain, own (gold foot), whisper
 * (dashed rim), shout (double square rim), party committee (gold double rim), NPC (grey double rim).
 */
export function drawBubbles(): Frames {
  return {
    bubble: rimmed('ink', 'cream').rect(4, 18, 12, 1, 'gravel2'),
    'bubble-own': rimmed('ink', 'cream').rect(4, 18, 12, 1, 'gold2').rect(4, 17, 12, 1, 'gold3'),
    'bubble-whisper': whisper(),
    'bubble-shout': shout(),
    'bubble-committee': committee(),
    'bubble-npc': npc(),
    'bubble-tail': tail('ink', 'cream'),
    'bubble-tail-own': tail('ink', 'gold3'),
    'bubble-tail-whisper': tail('dusk', 'snow1'),
    'bubble-tail-committee': tail('ink', 'gold1'),
    speech: speech(),
    'speech-tail': speechTail(),
    pointer: pointer(),
    target: target(),
  }
}

function rimmed(rim: Colour, fill: Colour): Canvas {
  return new Canvas(20, 20).roundRect(0, 0, 20, 20, 5, rim).roundRect(1, 1, 18, 18, 4, fill)
}

function whisper(): Canvas {
  const canvas = rimmed('dusk', 'snow2')
  for (const i of [6, 7, 10, 11, 14]) {
    canvas.set(i, 0, 'snow1').set(i, 19, 'snow1').set(0, i, 'snow1').set(19, i, 'snow1')
  }
  return canvas.rect(4, 18, 12, 1, 'snow1')
}

function shout(): Canvas {
  const canvas = new Canvas(20, 20).roundRect(0, 0, 20, 20, 4, 'ink').roundRect(2, 2, 16, 16, 2, 'cream')
  canvas.rect(4, 17, 12, 1, 'gravel2')
  for (const x of [0, 17]) for (const y of [0, 17]) canvas.rect(x, y, 3, 3, 'ink')
  return canvas
}

function committee(): Canvas {
  const canvas = rimmed('ink', 'gold2').roundRect(2, 2, 16, 16, 3, 'gold1')
  return canvas.roundRect(3, 3, 14, 14, 2, 'cream').rect(4, 1, 12, 1, 'gold3')
}

function npc(): Canvas {
  const canvas = rimmed('ink', 'stone2').roundRect(2, 2, 16, 16, 3, 'ink')
  return canvas.roundRect(3, 3, 14, 14, 2, 'cream').rect(4, 1, 12, 1, 'stone3')
}

function tail(rim: Colour, fill: Colour): Canvas {
  const rows = ['#fffffffff#', '.#fffffff#.', '..#fffff#..', '...#fff#...', '....#f#....', '.....#.....']
  return new Canvas(11, 6).sprite(0, 0, rows, { '#': rim, f: fill })
}

/** The bubble of the pages, which has a shadow; those of the game have none. */
function speech(): Canvas {
  const canvas = new Canvas(16, 17).roundRect(0, 1, 16, 16, 5, SHADOW.colour, 80)
  return canvas.roundRect(0, 0, 16, 16, 5, 'ink').roundRect(1, 1, 14, 14, 4, 'cream').rect(4, 14, 8, 1, 'gravel2')
}

function speechTail(): Canvas {
  const rows = [
    '#cccccccccc#',
    '#ccccccccc#.',
    '.#ccccccc#..',
    '.#cccccc#...',
    '..#cccc#....',
    '..#ccc#.....',
    '...###......',
    '...##.......',
  ]
  return new Canvas(12, 8).sprite(0, 0, rows, { '#': 'ink', c: 'cream' })
}

/** The arrow above the own dog. */
function pointer(): Canvas {
  const rows = ['#########', '#YYYyyyy#', '.#YYyyy#.', '..#Yyy#..', '...#y#...', '....#....']
  return new Canvas(9, 7).sprite(0, 0, rows, { '#': 'ink', Y: 'gold3', y: 'gold2' })
}

const PAW = ['.#.##.#.', '.#.##.#.', '#..##..#', '#.####.#', '..####..', '.######.', '.##..##.']

/** The mark on a clicked tile: a broken ring around a paw. */
function target(): Canvas {
  const canvas = new Canvas(28, 18)
  for (let y = 0; y < 18; y++) {
    for (let x = 0; x < 28; x++) {
      const far = ((x - 13.5) / 13) ** 2 + ((y - 8.5) / 8) ** 2
      const gap = Math.abs(x - 13.5) < 3 || Math.abs(y - 8.5) < 2
      if (far <= 1 && far > 0.66 && !gap) canvas.set(x, y, 'cream')
    }
  }
  return canvas.outline('ink').sprite(10, 5, PAW, { '#': 'cream' })
}
