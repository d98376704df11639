import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, matchesGlob, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { FILES } from './runner/files.ts'

/** What pages may import besides files of `app`. */
const PAGE_CORE =
  /durable\/(rules|protocol|world)\/(?!rooms\.ts|outdoors\/|indoors\/|packs\/|paint\/)|npm:(?!hono|drizzle|node:|cloudflare:|wrangler|miniflare)/

/**
 * The other features may import `site`; otherwise features do not import each other. What they share is in
 * `app/shared`.
 */
const FEATURES = [
  { feature: 'site', knowsNot: 'arcade|editor|game|kennel|manage|routes' },
  { feature: 'kennel', knowsNot: 'arcade|editor|game|manage|routes' },
  { feature: 'manage', knowsNot: 'arcade|editor|game|kennel|routes' },
  { feature: 'editor', knowsNot: 'arcade|game|kennel|manage|routes|site' },
  { feature: 'game', knowsNot: 'editor|kennel|manage|routes' },
] as const

// Who may import whom (durable/README.md). The first row whose pattern matches a file counts.
const MAY_IMPORT: readonly { files: RegExp; may: RegExp }[] = [
  { files: /^durable\/rules\//, may: /^durable\/rules\// },
  { files: /^durable\/protocol\/parse\.ts$/, may: /^(durable\/(rules|protocol)\/|npm:valibot$)/ },
  { files: /^durable\/protocol\//, may: /^durable\/(rules|protocol)\// },
  { files: /^durable\/world\//, may: /^durable\/(rules|world)\// },
  { files: /^durable\/room\//, may: /^durable\/(rules|protocol|room)\// },
  {
    files: /^durable\/host\//,
    may: /^durable\/(rules|protocol|room|host)\/|^durable\/world\/(compile-room|room-pack)\.ts$/,
  },
  // The rooms' script may use these parts of the Worker: the queries that a room runs, the code that runs them, and the
  // log.
  {
    files: /^durable\/(index\.ts|park-room\.ts|shell\/)/,
    may: /^(durable\/(?!world\/(rooms\.ts|outdoors\/|indoors\/|packs\/|paint\/))|worker\/(db\/(client|circuit-breaker)\.ts|(acts|dogs|entrance|ledger|paw-prints|posts|presence|push|questions|reach|rooms|things|trail)\/[a-z-]+-db\.ts|env\.ts|faults\/log-fault\.ts|hash\.ts|log\.ts)|npm:(cloudflare:workers)$)/,
  },
  // The Worker: a folder is a noun, and the end of a file's name says its kind (worker/README.md). Query files import
  // no other kind.
  { files: /^worker\/db\/drizzle\.config\.ts/, may: /^npm:drizzle-kit$/ },
  { files: /^worker\/db\//, may: /^(worker\/db\/|durable\/rules\/|npm:drizzle-orm)/ },
  { files: /^worker\/ledger\//, may: /^(worker\/((db|ledger)\/|hash\.ts$)|durable\/rules\/|npm:drizzle-orm)/ },
  {
    files: /^worker\/[a-z-]+\/[a-z-]+-db\.ts$/,
    may: /^(worker\/((db|ledger)\/|hash\.ts$|[a-z-]+\/[a-z-]+-db\.ts$)|durable\/rules\/|npm:drizzle-orm)/,
  },
  {
    files: /^worker\/seed\//,
    may: /^(worker\/((db|ledger|seed)\/|[a-z-]+\/[a-z-]+-db\.ts$)|durable\/rules\/|npm:drizzle-orm)/,
  },
  // The script that runs code of administrators knows what code may do, and nothing else of the park.
  {
    files: /^worker\/sandbox\//,
    may: /^(worker\/sandbox\/|durable\/rules\/staff\/code-effects\.ts$|node_modules\/@jitl\/quickjs-wasmfile-release-sync\/dist\/emscripten-module\.wasm$|npm:(@jitl\/quickjs-wasmfile-release-sync|quickjs-emscripten-core)$)/,
  },
  { files: /^worker\/index\.ts/, may: /^(worker\/|build\/server\/)/ },
  { files: /^worker\/local\//, may: /^(worker\/|durable\/(rules|protocol|world)\/|npm:)/ },
  {
    files: /^worker\/load-context\.ts/,
    may: /^(worker\/|app\/load-context\.ts|durable\/(rules|protocol|world)\/|npm:)/,
  },
  // The staff pages declare the methods that they need as types, which the desk imports.
  {
    files: /^worker\/(api\/desk|desk\/[a-z-]+|[a-z-]+\/[a-z-]+-desk)\.ts$/,
    may: /^(worker\/(?!graphql\/|api\/|[a-z-]+\/[a-z-]+-graphql\.ts)|app\/(load-context|manage\/\w+\/[a-z-]+-desk)\.ts|durable\/(rules|protocol|world\/room-keys))/,
  },
  {
    files: /^worker\/((api|graphql)\/[a-z-]+|[a-z-]+\/[a-z-]+-graphql)\.ts$/,
    may: /^(worker\/(?!api\/desk|desk\/|[a-z-]+\/[a-z-]+-desk\.ts)|durable\/(rules|protocol|world)\/(?!rooms\.ts|outdoors\/|indoors\/|packs\/|paint\/)|package\.json$|npm:(?!drizzle))/,
  },
  // The documents of the rooms are published into the database. Only the code that publishes them, and the art, may
  // import them.
  { files: /^worker\/env\.ts/, may: /^durable\/(park-room|rules\/users\/vouching)\.ts/ },
  // The public pages declare what they need of the server as types, too.
  {
    files: /^worker\/(public-reports\/public-reports|transparency\/transparency)\.ts$/,
    may: /^(worker\/(?!api\/|graphql\/|desk\/|routes\/)|app\/site\/(report\/public-reports|transparency\/transparency)\.ts|durable\/rules\/)/,
  },
  // Other files of a noun may import neither GraphQL nor the methods of the desk.
  {
    files: /^worker\/(?!routes\/)[a-z-]+\//,
    may: /^(worker\/(?!api\/|graphql\/|desk\/(?!method\.ts)|routes\/|[a-z-]+\/[a-z-]+-(graphql|desk)\.ts)|durable\/(rules|protocol|world)\/(?!rooms\.ts|outdoors\/|indoors\/|packs\/|paint\/)|npm:(?!drizzle|@pothos|graphql))/,
  },
  {
    files: /^worker\//,
    may: /^(worker\/|durable\/(rules|protocol|world)\/(?!rooms\.ts|outdoors\/|indoors\/|packs\/|paint\/)|package\.json$|npm:(?!drizzle))/,
  },
  // The game client: the model runs without React and Pixi; scene, input and sound import the model and not each other.
  {
    files: /^app\/game\/model\//,
    may: /^(app\/game\/model\/|app\/(api|graphql|ops|queries|random-id|storage)\.ts|app\/art\/icons\/maps\.ts|durable\/(rules|protocol|world)\/|npm:(zustand\/vanilla|partysocket\/ws|gql\.tada)$)/,
  },
  {
    files: /^app\/game\/input\//,
    may: /^(app\/game\/(model|input)\/|app\/ui\/(input-method|lost-keys)\.ts$|durable\/(rules|protocol|world)\/)/,
  },
  {
    files: /^app\/game\/sound\//,
    may: /^(app\/game\/(model|sound)\/|durable\/(rules|protocol)\/|npm:(react|zustand|zzfx)$)/,
  },
  {
    files: /^app\/game\/scene\//,
    may: /^(app\/(game\/(model|scene)|art|dog|ui)\/|app\/shared\/(map-picture|season|when-idle|saves-data)\.ts|durable\/(rules|protocol|world)\/|npm:(react|react-i18next|pixi\.js(\/.*)?|@pixi\/react)$)/,
  },
  // Players download nothing of the editor: one folder knows it, and fetches it when its window is opened.
  {
    files: /^app\/game\/hud\/editor\//,
    may: /^(app\/editor\/editor\.tsx$|app\/game\/(hud\/|input\/focus\.ts$|scene\/(map\/map(-thing)?|trial\/walk)-picture\.tsx$)|npm:(react|react-i18next)$)/,
  },
  {
    files: /^app\/game\/hud\//,
    may: /^(app\/(?!editor\/|game\/|kennel\/|routes\/|manage\/)|app\/game\/(model|scene\/plain|input|hud)\/|durable\/(rules|protocol|world)\/|npm:(react|react-i18next|i18next|gql\.tada|zustand(\/.*)?|@remix-run\/react)$)/,
  },
  // The games of the arcade know nothing of the park; the interface of the park opens them.
  {
    files: /^app\/arcade\//,
    may: /^(app\/(arcade|art|dog|shared|ui)\/|app\/(api|graphql|i18n|random-id)\.ts$|durable\/(rules\/(?!games\/.*(-bot|appraise)\.ts)|protocol\/(access-texts|refusals))|npm:(react|react-i18next|i18next|zustand(\/.*)?|gql\.tada|pixi\.js(\/.*)?|zzfx)$)/,
  },
  {
    files: /^app\/shared\//,
    may: /^(app\/(shared|ui|dog|art)\/|app\/(api|graphql|product|queries|session|storage)\.ts$|durable\/(rules\/|world\/room-doc\.ts$)|npm:(react|react-i18next|gql\.tada|@remix-run\/react|micromark|@fontsource\/.*)$)/,
  },
  ...FEATURES.map(({ feature, knowsNot }) => ({
    files: new RegExp(`^app/${feature}/`),
    may: new RegExp(`^(app/(?!(${knowsNot})/)|${PAGE_CORE.source})`),
  })),
  {
    files: /^app\/art\//,
    may: /^(app\/(art|dog)\/|durable\/(rules|world)\/|npm:(node:|fflate|pngjs|opentype\.js|wawoff2))/,
  },
  { files: /^app\//, may: new RegExp(`^(app/|${PAGE_CORE.source})`) },
]

/**
 * The rooms of the game client, lowest first: each imports only from rooms before it. A folder of the hud that is not
 * listed is a leaf: it imports from the rooms before `hud`, and only `hud` imports it. The last room is the files
 * outside of any folder.
 */
const GAME_ROOMS = [
  'model',
  'model/chat',
  'model/connection',
  'model/settings',
  'model/world',
  'model/places',
  'model/creatures',
  'model/travel',
  'model/around',
  'model/account',
  'model/game',
  'input',
  'sound',
  'scene/dresses',
  'scene/atlas',
  'scene/camera',
  'scene/frames',
  'scene/motes',
  'scene/plates',
  'scene/crowd',
  'scene/plain',
  'scene/light',
  'scene/creatures',
  'scene/nose',
  'scene/things',
  'scene/scenery',
  'scene/dogs',
  'scene/npcs',
  'scene/bubbles',
  'scene/map',
  'scene',
  'scene/trial',
  'hud/shared',
  'hud/windows',
  'hud/account',
  'hud/features',
  'hud/notices',
  'hud/settings',
  'hud/play',
  'hud/committee',
  'hud/badges',
  'hud/report',
  'hud/trade',
  'hud/map',
  'hud/friends',
  'hud/bag',
  'hud/staff',
  'hud/unheard',
  'hud/profile',
  'hud/search',
  'hud/first-walk',
  'hud/ring',
  'hud/text',
  'hud/phrases',
  'hud/chat',
  'hud/menu',
  'hud/hand',
  'hud/bar',
  'hud/nose',
  'hud/gains',
  'hud',
  'gate',
  '',
]

/**
 * The floors of the Worker, lowest first: its folders, and the files beside them. Each imports only from floors below its
 * own, and folders of one floor do not know each other (worker/README.md, "Floors").
 */
const WORKER_FLOORS: readonly (readonly string[])[] = [
  // Knows no noun.
  ['db', 'env.ts', 'hash.ts', 'log.ts', 'refusals.ts', 'version.ts'],
  [
    'auth',
    'brakes.ts',
    'contact.ts',
    'edge',
    'faults',
    'jobs',
    'ledger',
    'origin.ts',
    'presence',
    'sealing.ts',
    'texts.ts',
  ],
  // How a noun is asked, and how it tells a room.
  ['desk', 'graphql', 'reach'],
  // The nouns.
  ['acts', 'exclusions', 'pictures', 'preferences', 'push', 'records', 'sheets', 'supporters', 'unheard'],
  ['announcements', 'films', 'highscores', 'settings'],
  ['privacy', 'service-worker', 'words'],
  ['names'],
  ['dogs'],
  ['book', 'friends', 'packs', 'paw-prints', 'posts', 'questions', 'rooms', 'rounds', 'team', 'things', 'trail'],
  ['committee', 'editor', 'entrance', 'health', 'patreon', 'public-reports', 'reports', 'trades', 'transparency'],
  ['bans', 'nightly.ts'],
  ['stage'],
  ['accounts'],
  ['minute.ts', 'seed', 'users'],
  ['code-runs'],
  // Leans on all nouns.
  ['api'],
  ['load-context.ts', 'local'],
  ['pages.ts'],
  ['routes'],
  ['app.ts'],
  ['index.ts'],
  // A script of its own, which nothing imports.
  ['sandbox'],
]

/** The floors of the arcade, in the same way: a game knows what it is given and how to draw, and nothing else. */
const ARCADE_FLOORS: readonly (readonly string[])[] = [
  ['picture'],
  ['game-module.ts'],
  ['cats-free', 'jumping-dog', 'knogleknas', 'rounds'],
  ['boards', 'games.ts'],
  ['card', 'play'],
  ['race', 'watch'],
]

/** The floors of a room in play, in the same way. */
const ROOM_FLOORS: readonly (readonly string[])[] = [
  // What the room is made of, and what it wants done.
  ['state'],
  ['act.ts'],
  ['effects.ts'],
  ['gates.ts'],
  ['chat', 'rounds', 'walking.ts'],
  ['ground', 'resting.ts', 'tints.ts', 'wheel'],
  ['stays', 'using'],
  ['flooding.ts', 'life'],
  ['entering.ts'],
  ['hiding.ts', 'snapshot.ts'],
  ['inheritance.ts', 'verbs.ts'],
  ['events.ts'],
  ['room.ts'],
]

const IN_FLOORS = [
  { part: 'the Worker', root: 'worker/', floors: WORKER_FLOORS, arrowsMin: 200 },
  { part: 'the arcade', root: 'app/arcade/', floors: ARCADE_FLOORS, arrowsMin: 15 },
  { part: 'a room in play', root: 'durable/room/', floors: ROOM_FLOORS, arrowsMin: 50 },
]

const IMPURE = /\bDate\.now\b|\bMath\.random\b|\bnew Date\(\s*\)|\bset(Timeout|Interval)\b|\bconsole\.|\bcrypto\./
const PURE = /^durable\/(rules|protocol|world|room|host)\//
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b(?:[^'"`;=]*?\bfrom)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

// Files with more lines and folders with more files are reported at the end of a run, so that somebody checks whether
// each is still one noun.
const MANY_LINES = 300
const MANY_FILES = 15
/** These files only delegate, so a decision in them is in the wrong place. */
const HANDING_ON = [
  { files: /^durable\/park-room\.ts$/, linesMax: 115 },
  { files: /^app\/routes\//, linesMax: 60 },
]

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
const sources = files.filter((file) => /^(app|worker|durable)\/.*\.(ts|tsx)$/.test(file))
const text = new Map(files.filter((f) => /\.(ts|tsx|css)$/.test(f)).map((f) => [f, readFileSync(f, 'utf8')]))

const GLOB = /\bimport\.meta\.glob\b[^(]*\(\s*['"]([^'"]+)['"]/g

/** The imports of a file: paths from the root, and `npm:name` for packages. A glob imports every file that it finds. */
function importsOf(file: string): string[] {
  const code = (text.get(file) ?? '').replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '')
  const globbed = [...code.matchAll(GLOB)].flatMap(([, glob = '']) => filesLike(join(dirname(file), glob)))
  const named = [...code.matchAll(IMPORT)].map(([, from = '', dynamic = '']) => {
    const specifier = (from || dynamic).replace(/\?.*$/, '')
    if (specifier.startsWith('#')) return specifier.slice(1)
    if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
    return `npm:${specifier}`
  })
  return [...named, ...globbed]
}

/** The sources that a glob finds; a star stands for a part of a name. */
function filesLike(glob: string): string[] {
  const pattern = new RegExp(`^${glob.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*')}$`)
  return sources.filter((source) => pattern.test(source))
}

it('imports follow the table: two leaves, everything else points down', () => {
  const broken = sources.flatMap((file) => {
    const row = MAY_IMPORT.find(({ files: pattern }) => pattern.test(file))
    return importsOf(file)
      .filter((target) => !row?.may.test(target))
      .map((target) => `${file} → ${target}`)
  })
  expect(broken).toEqual([])
})

it('the rooms of the game client import only from rooms below them', () => {
  const { arrows, upward } = gameArrows()
  expect(arrows, 'arrows that were found at all').toBeGreaterThan(100)
  expect(upward).toEqual([])
})

it('lists only rooms of the game client that have a file, and every folder outside of the hud', () => {
  const rooms = new Set(sources.filter((file) => file.startsWith('app/game/')).map(gameRoom))
  expect(GAME_ROOMS.filter((room) => !rooms.has(room))).toEqual([])
  expect([...rooms].filter((room) => !GAME_ROOMS.includes(room) && !room.startsWith('hud/'))).toEqual([])
})

it.each(IN_FLOORS)('the folders of $part import only from floors below them', ({ root, floors, arrowsMin }) => {
  const { arrows, upward } = floorArrows(root, floors)
  expect(arrows, 'arrows that were found at all').toBeGreaterThan(arrowsMin)
  expect(upward).toEqual([])
})

it.each(IN_FLOORS)('gives every folder of $part one floor, and lists none that is gone', ({ root, floors }) => {
  const rooms = new Set(sources.filter((file) => file.startsWith(root)).map((file) => roomIn(root, file)))
  expect(floors.flat().toSorted()).toEqual([...rooms].toSorted())
})

it('nothing imports a test', () => {
  expect(sources.filter((file) => importsOf(file).some((target) => target.startsWith('test/')))).toEqual([])
})

it('has no import cycle', () => {
  const state = new Map<string, 'open' | 'done'>()
  const cycles: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
      return
    }
    state.set(file, 'open')
    for (const target of importsOf(file)) if (text.has(target)) visit(target, [...path, file])
    state.set(file, 'done')
  }
  for (const file of sources) visit(file, [])
  expect(cycles).toEqual([])
})

it('the pure core uses no clock, random source, timer, console or crypto', () => {
  const impure = sources.filter((file) => PURE.test(file)).filter((file) => IMPURE.test(text.get(file) ?? ''))
  expect(impure).toEqual([])
})

it('the games calculate only with what every engine computes alike', () => {
  const games = sources.filter((file) => file.startsWith('durable/rules/games/'))
  // Engines may differ in the last bit of sines and roots, which would give one round two scores.
  const inexact = games.flatMap((file) =>
    [...(text.get(file) ?? '').matchAll(/\bMath\.(?!(?:abs|imul|max|min|trunc)\b)\w+/g)].map(
      ([found]) => `${file}: ${found}`,
    ),
  )
  expect(games.length).toBeGreaterThan(20)
  expect(inexact).toEqual([])
})

it('every rule and every verb of the room has a test file of its own', () => {
  const twins = sources
    .filter((file) => /^durable\/(rules|room)\//.test(file) && hasBehaviour(file))
    .map((file) => `test/${file.replace(/\.ts$/, '.test.ts')}`)
  expect(twins.filter((twin) => !files.includes(twin))).toEqual([])
})

it('every constant of the rules is read by code: help pages alone make no rule', () => {
  const isHelp = (file: string) => /^app\/(locales|site\/help|game\/hud\/help)\//.test(file)
  const wordsOf = (code: string) => code.replace(/^\s*(\/\*[\s\S]*?\*\/|\/\/.*$)/gm, '').match(/\w+/g) ?? []
  const words = new Map(sources.map((file) => [file, wordsOf(text.get(file) ?? '')]))
  const code = sources.filter((file) => !isHelp(file))
  const readIn = new Map<string, Set<string>>()
  for (const file of code) {
    for (const word of words.get(file) ?? []) readIn.set(word, (readIn.get(word) ?? new Set()).add(file))
  }
  const constants = sources
    .filter((file) => file.startsWith('durable/rules/'))
    .flatMap((file) =>
      [...(text.get(file) ?? '').matchAll(/^export const ([A-Z][A-Z\d_]*)\b/gm)].map(([, name = '']) => ({
        file,
        name,
      })),
    )
  const unread = constants.filter(({ file, name }) => {
    const isReadElsewhere = [...(readIn.get(name) ?? [])].some((reader) => reader !== file)
    return !isReadElsewhere && words.get(file)?.filter((word) => word === name).length === 1
  })
  expect(constants.length, 'constants that were found at all').toBeGreaterThan(200)
  expect(unread.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

it('every rule of the rule book has an id of its own', () => {
  const book = readFileSync('durable/rules/README.md', 'utf8')
  const ids = [...book.matchAll(/^\| ([A-Z]{1,2}\d+) /gm)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(100)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

it('every rule id of the rule book is cited by a test', () => {
  const book = readFileSync('durable/rules/README.md', 'utf8')
  const ids = [...new Set([...book.matchAll(/^\|?\s*\**\[?([A-Z]{1,2}\d+)\]?\**\s*\|/gm)].map(([, id = '']) => id))]
  const tests = files.filter((file) => file.endsWith('.test.ts')).map((file) => text.get(file) ?? '')
  expect(ids.length).toBeGreaterThan(10)
  expect(ids.filter((id) => !tests.some((test) => test.includes(`[${id}]`)))).toEqual([])
})

it('every rule id that a test or the code cites is in the rule book; T21 and on are threats (test/README.md)', () => {
  const book = readFileSync('durable/rules/README.md', 'utf8')
  const ids = new Set([...book.matchAll(/^\| ([A-Z]{1,2}\d+) /gm)].map(([, id]) => id))
  const cited = [...text].flatMap(([file, code]) =>
    [...code.matchAll(/\[([A-SU-Z]\d+|[A-Z]{2}\d+|T\d)\]/g)].flatMap(([, id]) =>
      ids.has(id) ? [] : [`${file}: ${id}`],
    ),
  )
  expect(cited).toEqual([])
})

it('keeps the files that only delegate short', () => {
  const long = [...text].flatMap(([file, code]) => {
    const row = HANDING_ON.find(({ files: pattern }) => pattern.test(file))
    return row && linesOf(code) > row.linesMax ? [`${file}: ${linesOf(code)} lines`] : []
  })
  expect(long).toEqual([])
})

it('reports long files and full folders', async ({ annotate }) => {
  const inTree = /^(app|worker|durable)\//
  const long = [...text].filter(([file, code]) => inTree.test(file) && linesOf(code) > MANY_LINES)
  for (const [file, code] of long) await annotate(`${file} has ${linesOf(code)} lines`)
  const nounsIn = new Map<string, Set<string>>()
  for (const file of files.filter((one) => inTree.test(one))) {
    const noun = file.replace(/(\.module)?\.\w+$/, '')
    nounsIn.set(dirname(file), (nounsIn.get(dirname(file)) ?? new Set()).add(noun))
  }
  for (const [folder, nouns] of nounsIn) {
    if (nouns.size > MANY_FILES) await annotate(`${folder} has ${nouns.size} files`)
  }
})

/**
 * Files that are found by their path and all export the same names, and drawings, which are named after what they show.
 */
const EXPORTED_BY_PLACE =
  /^app\/(root\.tsx|entry\.\w+\.tsx|routes\/|locales\/|art\/|game\/hud\/\w[\w-]*\/feature\.ts|game\/scene\/dresses\/)|^durable\/rules\/(phrases|npcs\/texts)\//
const EXPORTED = /^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|type|interface) (\w+)/gm

it('an exported name means one thing', () => {
  const files = new Map<string, string[]>()
  for (const file of sources.filter((source) => !EXPORTED_BY_PLACE.test(source))) {
    for (const [, name = ''] of (text.get(file) ?? '').matchAll(EXPORTED)) {
      files.set(name, [...(files.get(name) ?? []), file])
    }
  }
  const ambiguous = [...files].filter(([, all]) => all.length > 1)
  expect(ambiguous.map(([name, all]) => `${name}: ${all.join(', ')}`)).toEqual([])
})

it('has no folder for leftovers', () => {
  expect(files.filter((file) => /(^|\/)(utils?|helpers?|misc|common)\.tsx?$/.test(file))).toEqual([])
})

it('cites no document that is not in the tree', () => {
  // The number that follows is that of a section ("spec 3", "Spec 3:"), of a threat ("reliability T51") or of an issue.
  const numbered = /house.style|\b(spec|design|features|reliability|issue) (no\. |T)?\d/i
  // A named page must be in the tree: "(world.md)" is refused as long as there is no world.md.
  const pages = /\b([a-z][a-z-]*\.md)\b/g
  const inTree = new Set(files.filter((file) => file.endsWith('.md')).map((file) => basename(file)))
  const cited = (file: string): string[] => {
    const prose = readFileSync(file, 'utf8')
    const named = [...prose.matchAll(pages)].flatMap(([, page = '']) => (inTree.has(page) ? [] : [`${file}: ${page}`]))
    const section = numbered.exec(prose)?.[0]
    return section === undefined ? named : [`${file}: ${section}`, ...named]
  }
  const prose = files.filter((file) => /\.(ts|tsx|css|md|toml)$/.test(file) && file !== 'test/architecture.test.ts')
  expect(prose.flatMap(cited)).toEqual([])
})

it('loosens no type and renders no text as HTML', () => {
  const marks =
    /: any\b|\bas any\b|@ts-nocheck|dangerouslySetInnerHTML|\.innerHTML\b|\b(it|test|describe)\.(only|skip|todo)\b/
  const ignores = (file: string) => (text.get(file)?.match(/@ts-ignore|@ts-expect-error/g) ?? []).length
  const checked = files.filter((file) => /\.(ts|tsx)$/.test(file) && file !== 'test/architecture.test.ts')
  expect(checked.filter((file) => marks.test(text.get(file) ?? ''))).toEqual([])
  expect(checked.filter((file) => ignores(file) > 0 && !(file === 'worker/index.ts' && ignores(file) === 1))).toEqual(
    [],
  )
})

it('every file of tests belongs to a project', () => {
  const isIn = (file: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob))
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file))
  const lost = tests.filter(
    (file) => !Object.values(FILES).some(({ include, exclude }) => isIn(file, include) && !isIn(file, exclude)),
  )
  expect(lost).toEqual([])
})

it('runs no test again that has failed', () => {
  const tests = [...files.filter((file) => /^test\/.*\.tsx?$/.test(file)), 'vitest.config.ts']
  expect(tests.filter((file) => /\bretry: /.test(text.get(file) ?? ''))).toEqual([])
})

/** The room of a file of the game client is its folder. */
function gameRoom(file: string): string {
  return dirname(file).replace(/^app\/game\/?/, '')
}

/** The height of a room; the leaves of the hud are side by side, just below it. */
function floorOf(room: string): number {
  return GAME_ROOMS.includes(room) ? GAME_ROOMS.indexOf(room) : GAME_ROOMS.indexOf('hud') - 0.5
}

/** The folder below `root` that a file is in, or the file's own name if it stands beside the folders. */
function roomIn(root: string, file: string): string {
  return file.slice(root.length).split('/')[0] ?? ''
}

/** The imports between folders below `root`, each pair once; `upward` lists those that go against the floors. */
function floorArrows(root: string, floors: readonly (readonly string[])[]): { arrows: number; upward: string[] } {
  const arrows = new Set<string>()
  const upward: string[] = []
  const floorOfFile = (file: string) => floors.findIndex((floor) => floor.includes(roomIn(root, file)))
  for (const file of sources.filter((source) => source.startsWith(root))) {
    for (const target of importsOf(file).filter((one) => sources.includes(one) && one.startsWith(root))) {
      const [from, to] = [roomIn(root, file), roomIn(root, target)]
      if (from === to) continue
      arrows.add(`${from} → ${to}`)
      if (floorOfFile(target) < floorOfFile(file)) continue
      upward.push(`${file} (floor ${floorOfFile(file)}) → ${target} (floor ${floorOfFile(target)})`)
    }
  }
  return { arrows: arrows.size, upward }
}

/** The imports between rooms of the game client, each pair once; `upward` lists the imports that point up. */
function gameArrows(): { arrows: number; upward: string[] } {
  const arrows = new Set<string>()
  const upward: string[] = []
  for (const file of sources.filter((source) => source.startsWith('app/game/'))) {
    for (const target of importsOf(file).filter((one) => sources.includes(one) && one.startsWith('app/game/'))) {
      const [from, to] = [gameRoom(file), gameRoom(target)]
      if (from === to) continue
      arrows.add(`${from} → ${to}`)
      if (floorOf(to) >= floorOf(from)) upward.push(`${file} → ${target}`)
    }
  }
  return { arrows: arrows.size, upward }
}

function linesOf(code: string): number {
  return code.split('\n').length - 1
}

/** Whether a file has functions or classes; one with only types and constants needs no test of its own. */
function hasBehaviour(file: string): boolean {
  return /\b(function|class)\b/.test((text.get(file) ?? '').replace(/^\s*\/\*[\s\S]*?\*\//gm, ''))
}
