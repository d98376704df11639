import { recoloured } from './drawn.ts'
import type { DrawnPoses } from './drawn.ts'

const HALF_OPEN = ['..pp.pp..', '..pp.pp..', '..pvkvp..', '..pvkvp..', '..vvkvv..', '..pv.vp..']

export const BUTTERFLY = {
  'butterfly/fly': {
    isSoft: true,
    frames: [
      ['.pp...pp.', 'pwpp.ppwp', 'pppvkvppp', '.ppvkvpp.', '..vvkvv..', '.pvv.vvp.', '..v...v..'],
      HALF_OPEN,
      ['...ppp...', '...wpp...', '...pkv...', '...pkv...', '...vkv...', '....v....'],
      HALF_OPEN,
    ],
  },
} satisfies DrawnPoses
export const BRIMSTONE = {
  'brimstone/fly': recoloured(BUTTERFLY['butterfly/fly'], { p: 'y', v: 'o', w: 'Y' }),
} satisfies DrawnPoses

const RUNNING = [
  '...............',
  '...RRRRRR......',
  '.RRrrrrrrRR....',
  'RrrrR..rrrrRR..',
  'rRrR.......rRrr',
  'rrrrrrrr.....R.',
  'rrkrrrrrrr.....',
  'Nrrrrrrrrrrr...',
  '.Nwrrrrrrrrrr..',
  '...nnrr...nrrn.',
  '..nn.n.......nn',
]
export const SQUIRREL = {
  'squirrel/look': {
    frames: [
      [
        '.........RRRR..',
        '.......RRrrrR..',
        '......RRrrrrrR.',
        '...r...RrrrRrrR',
        '..rrr..RrrR.rrR',
        '.rrrrr.RrrR..R.',
        '.rrkrrrRrrR....',
        'NrrrrrrrrrR....',
        'NNwrrrrrrrr....',
        '...wwwrrrrrr...',
        '...wwnrrrrrr...',
        '....nnrrrrrr...',
        '....nwrrrrr....',
        '.....rrrrrr....',
        '.....nn..nn....',
      ],
    ],
  },
  'squirrel/eat': {
    frames: [
      [
        '.........RRRR..',
        '.......RRrrrR..',
        '...r..RRrrrrrR.',
        '..rrr..RrrrRrrR',
        '.rrrrr.RrrR.rrR',
        '.rrkrr.RrrR..R.',
        '.Nrrrrrrrr.....',
        '.NNwrrrrrrR....',
        '.bbwwrrrrrr....',
        '.bBnwrrrrrrr...',
        '..bnnnrrrrrr...',
        '....wnrrrrrr...',
        '.....wrrrrr....',
        '.....rrrrrr....',
        '.....nn..nn....',
      ],
      [
        '.........RRRR..',
        '.......RRrrrR..',
        '......RRrrrrrR.',
        '...r...RrrrRrrR',
        '..rrr..RrrR.rrR',
        '.rrrrr.RrrR..R.',
        '.rrkrrrrrr.....',
        '.NrrrrrrrrR....',
        '.bbNwrrrrrr....',
        '.bBnwrrrrrrr...',
        '..bnnnrrrrrr...',
        '....wnrrrrrr...',
        '.....wrrrrr....',
        '.....rrrrrr....',
        '.....nn..nn....',
      ],
    ],
  },
  'squirrel/run': { frames: [RUNNING, RUNNING.slice(1).map((row) => row.replace('nrrn.', 'nnn..'))] },
  // Seen from behind, the tail below.
  'squirrel/climb': {
    frames: [
      [
        '...r.r...',
        '...rrr...',
        '..rrrrr..',
        '..rrrrr..',
        'n.rrrrrn.',
        '.nrrrrr.n',
        '...rrr...',
        '..rrrrr..',
        '.nrrrrrn.',
        'n..RRR..n',
        '...RrR...',
        '..RrrrR..',
        '..RrrrR..',
        '...RrR...',
        '....R....',
      ],
      [
        '...r.r...',
        '...rrr...',
        '..rrrrr..',
        '..rrrrr..',
        '.nrrrrr.n',
        'n.rrrrrn.',
        '...rrr...',
        '..rrrrr..',
        '..nrrrrn.',
        '.n.RRR..n',
        '...RrR...',
        '..RrrrR..',
        '..RrrrR..',
        '...RrR...',
        '....R....',
      ],
    ],
  },
} satisfies DrawnPoses

export const FISH = {
  'fish/ring': {
    isSoft: true,
    hovers: -3,
    frames: [
      ['.UUU.', 'U...U', '.UUU.'],
      ['...UUUUUUU...', '.UU.......UU.', 'U...........U', '.UU.......UU.', '...UUUUUUU...'],
      [
        '....uuuuuuuuuuu....',
        '..uu...........uu..',
        'uu...............uu',
        'uu...............uu',
        '..uu...........uu..',
        '....uuuuuuuuuuu....',
      ],
    ],
  },
  'fish/leap': {
    frames: [
      [
        '......ddd....',
        '...ddGGGd.d..',
        '..dkGGGGGdGd.',
        '.dGGgwwgGGd..',
        'dgwwgdd..d...',
        '.U.dd..U.....',
        'UU.UUU..UU.U.',
      ],
    ],
  },
} satisfies DrawnPoses

export const FIREFLY = {
  'firefly/glow': {
    isSoft: true,
    frames: [['..l..', '.lYl.', 'lYwYl', '.lYl.', '..l..'], ['.l.', 'lYl', '.l.'], ['l']],
  },
} satisfies DrawnPoses
