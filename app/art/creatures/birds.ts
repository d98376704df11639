import { recoloured } from './drawn.ts'
import type { DrawnPoses } from './drawn.ts'

const WINGS_LEVEL = [
  '................',
  '................',
  '..gggggggggggg..',
  'kGgwwwwwwwwwwgGk',
  '.....wwwwww.....',
  '..oowkwwwwww....',
  '....wwwwsss.....',
]

export const GULL = {
  'gull/stand': {
    frames: [
      [
        '...ww.......',
        '..wwww......',
        '..wkww......',
        'oowwww......',
        '.rwwwww.....',
        '...wwwwwwg..',
        '...wwgggggGk',
        '...swggggGk.',
        '....swwwgk..',
        '.....sww....',
        '......o.....',
        '.....oo.....',
      ],
      [
        '....ww......',
        '...wwww.....',
        '...wkww.....',
        '.oowwww.....',
        '..rwwwww....',
        '...wwwwwwg..',
        '...wwgggggGk',
        '...swggggGk.',
        '....swwwgk..',
        '.....sww....',
        '......o.....',
        '.....oo.....',
      ],
      [
        '............',
        '.....ww.....',
        '....wwww....',
        '....wkww....',
        '..ooswwww...',
        '...wwwwwwwg.',
        '...wwgggggGk',
        '...swggggGk.',
        '....swwwgk..',
        '.....sww....',
        '......o.....',
        '.....oo.....',
      ],
    ],
  },
  'gull/fly': {
    frames: [
      [
        'kG............Gk',
        '.gGg........gGg.',
        '..ggwg....gwgg..',
        '...gwwwwwwwwg...',
        '.....wwwwww.....',
        '..oowkwwwwww....',
        '....wwwwsss.....',
      ],
      WINGS_LEVEL,
      [
        '................',
        '................',
        '................',
        '...gwwwwwwwwg...',
        '..gwwwwwwwwwwg..',
        '.gGowkwwwwww.Gg.',
        'kG..wwwwsss...Gk',
      ],
      WINGS_LEVEL,
    ],
  },
} satisfies DrawnPoses

export const SPARROW = {
  'sparrow/stand': {
    frames: [
      ['..bb....', '.bkbn...', 'yBwwnbn.', '.cwcbBnb', '.cccbBb.', '..ccc...', '...n.n..'],
      ['........', '.....bn.', '....bBnb', '..bbbBb.', '.bkBcc..', 'yBwcc...', '....n.n.'],
      ['...bb...', '..bkbn..', '.yBwwbn.', '.cwcbBnb', '.cccbBb.', '..ccc...', '...n.n..'],
    ],
  },
  'sparrow/fly': {
    frames: [
      ['.nb....bn', '..nb..bn.', '...bBBb..', '..kBwwb..', '.yBccccb.'],
      ['.........', '...bBBbb.', '..kBwwbnb', '.yBnccbn.', '..bn.....'],
    ],
  },
} satisfies DrawnPoses

/** The red guest of winter. */
const RED = { b: 'k', n: 'g', B: 'G', c: 'R', w: 'R', k: 'k', y: 'd' }
export const BULLFINCH = {
  'bullfinch/stand': recoloured(SPARROW['sparrow/stand'], RED),
  'bullfinch/fly': recoloured(SPARROW['sparrow/fly'], RED),
} satisfies DrawnPoses
