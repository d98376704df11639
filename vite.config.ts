import { readFile, writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import type { CSSOptions, Plugin } from 'vite'
import { madeOf } from './app/made-of.ts'
import { oneLanguage } from './worker/local/builder/one-language.ts'

/**
 * What goes into one file for the browser, the first that fits. A public page is then a few files and no swarm of small
 * ones. The game and what only some pages use stay in files of their own.
 */
const FILES: readonly (readonly [name: string, modules: RegExp])[] = [
  ['vendor', /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\//],
  [
    'vendor',
    /commonjsHelpers|node_modules\/(i18next|react-i18next|remix-i18next|html-parse-stringify|void-elements)\//,
  ],
  ['frame', /vite\/(preload-helper|modulepreload)|node_modules\/(@fontsource|gql\.tada|@0no-co)\//],
  [
    'frame',
    /app\/(api|graphql|browser-texts|i18n|nonce|product|queries|random-id|session|storage)\.ts$|rules\/languages\.ts$/,
  ],
  [
    'frame',
    /app\/(ui\/(?!.*(badge|dialog|slider|key|lost-keys|restored-canvas|rewrite-field)\b)|dog\/(cast|still)-dog|art\/built\/(cast|icons))/,
  ],
  ['frame', /app\/site\/((layout|styles)\/|consent\/consent-button|[\w-]+\.tsx?$)/],
  [
    'frame',
    /app\/shared\/(?!app-wrapper\/app-messages|boards\/|markdown\/|(ban-end|copy-text|news-picture|news-slips|oslo-time|play-wish|save-file|script-wait|sent-form|typed-name|use-magic|use-name-input)\.)/,
  ],
  ['start', /app\/site\/(start|sign-in)\//],
  ['page', /app\/site\/page\//],
]

/** What @pixi/react would bring along for vector graphics and text, which the park draws in other ways: 35 KB gzipped. */
const PIXI_FOR_REACT = 'app/game/scene/pixi-for-react.ts'
/** All that the park writes as a colour is a number, which Pixi reads itself, or `#rrggbb`. */
const HEX_COLOURS = `export const extend = () => {}
export const colord = (value) => {
  const [, rgb] = /^#([0-9a-f]{6})$/i.exec(value) ?? []
  const bits = parseInt(rgb, 16)
  return { isValid: () => rgb !== undefined, rgba: { r: bits >> 16, g: (bits >> 8) & 255, b: bits & 255, a: 1 } }
}`

/**
 * What Pixi registers even where nobody uses it, and what is there instead: its loader of sprite sheets
 * (app/game/scene/atlas/atlas.ts has its own), particles on a canvas, the CSS names of colours (the park writes numbers and `#`), textures of videos,
 * masks, vector graphics, meshes, values of shaders in buffers, reading a picture back, and its greeting on the console: some
 * 10 KB gzipped.
 */
const PIXI_UNUSED: readonly (readonly [module: RegExp, instead: string])[] = [
  [/pixi\.js\/lib\/spritesheet\/init\.mjs$/, 'export {}'],
  [/@pixi\/colord\/plugins\/names\.mjs$/, 'export default () => {}'],
  [
    /pixi\.js\/lib\/.*\/VideoSource\.mjs$/,
    "export const VideoSource = { extension: 'texture-source', test: () => false }",
  ],
  ...[
    'AlphaMaskPipe',
    'StencilMaskPipe',
    'CustomRenderPipe',
    'ExtractSystem',
    'GenerateTextureSystem',
    'GlGraphicsAdaptor',
    'GlMeshAdaptor',
    'HelloSystem',
    'RenderableGCSystem',
    'TextureGCSystem',
  ].map(
    (name) =>
      [new RegExp(`pixi\\.js/lib/.*/${name}\\.mjs$`), `export const ${name} = { extension: 'unused' }`] as const,
  ),
  // On a canvas the park draws particles itself (app/game/scene/plain/paint-quads.ts).
  [/CanvasParticleContainerAdaptor\.mjs$/, 'export class CanvasParticleContainerAdaptor {}'],
  // The park draws with WebGL alone, and no shader of it reads its values from a buffer.
  [/pixi\.js\/lib\/.*\/GpuUboSystem\.mjs$/, 'export class GpuUboSystem {}'],
  ...[
    ['createUboElementsSTD40', 'createUboElementsSTD40, WGSL_TO_STD40_SIZE'],
    ['createUboSyncSTD40', 'createUboSyncFunctionSTD40'],
    ['generateUboSyncPolyfill', 'generateUboSyncPolyfillSTD40, generateUboSyncPolyfillWGSL'],
    // Those that write code have no use under our policy of scripts: `pixi.js/unsafe-eval` puts others in their place.
    ['generateParticleUpdateFunction', 'generateParticleUpdateFunction'],
    ['GenerateShaderSyncCode', 'generateShaderSyncCode'],
    ['generateUniformsSync', 'generateUniformsSync'],
  ].map(
    ([file, names = '']) =>
      [
        new RegExp(`pixi\\.js/lib/.*/${file}\\.mjs$`),
        names
          .split(', ')
          .map((name) => `export const ${name} = () => {}`)
          .join('\n'),
      ] as const,
  ),
  // Pixi asks it whether it is in use.
  [
    /pixi\.js\/lib\/.*\/GlBackBufferSystem\.mjs$/,
    "export class GlBackBufferSystem { static extension = { type: ['webgl-system'], name: 'backBuffer' }; useBackBuffer = false }",
  ],
  [/@pixi\/colord\/index\.mjs$/, HEX_COLOURS],
  // No layer of the park listens to events.
  [
    /@pixi\/react\/lib\/constants\/EventPropNames\.mjs$/,
    'export const PixiToReactEventPropNames = {}, ReactToPixiEventPropNames = {}',
  ],
  // Of all that is in it, one reads the version.
  [/@pixi\/react\/lib\/package\.json\.mjs$/, `export default { version: '' }`],
]

/** Leaves out the parts of Pixi that the park does not use and that a bundler has to keep. */
const leanPixi: Plugin = {
  name: 'lean-pixi',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'pixi.js' && importer?.includes('/@pixi/react/') ? resolve(PIXI_FOR_REACT) : null,
  load: (id) => PIXI_UNUSED.find(([module]) => module.test(id))?.[1] ?? null,
}

const STYLES_TOO = 'link.crossOrigin = "";'
const LINKED = 'document.head.appendChild(link);'
const STYLES_LOST = /\(\) => rej\((new Error\(`[^`]*`\))\)/

/**
 * Has Vite ask for the style sheets of late scripts without `crossorigin`, as Remix does when it prefetches them:
 * otherwise the browser fetches them twice. One that did not come is asked for again with its script. Chromium remembers a
 * preloaded module that did not come and never asks for it again, so late scripts are only fetched into its cache.
 */
const lateStyles: Plugin = {
  name: 'late-styles',
  transform(code, id) {
    if (!id.includes('vite/preload-helper')) return null
    if (!code.includes(STYLES_TOO) || !STYLES_LOST.test(code) || !code.includes(LINKED))
      throw new Error(`${id} has changed: see late-styles`)
    const own = code.replace(STYLES_TOO, `if (!isCss) ${STYLES_TOO}`)
    const again = own.replace(STYLES_LOST, '() => { delete seen[dep]; link.remove(); rej($1) }')
    return { code: again.replace(LINKED, `if (!isCss) return void fetch(dep).catch(() => {}); ${LINKED}`), map: null }
  },
}

/** Where the build tells what is in which file; only tests and measurements read it (test/support/built-files.ts). */
const NAMES = resolve('build/file-names.json')

/**
 * Files are called by their hash alone: content blockers refuse some names, such as "consent-dialog", wherever they stand.
 * Of hexadecimal digits no word comes about.
 */
const FILE_NAMES = {
  hashCharacters: 'hex',
  entryFileNames: 'assets/[hash:12].js',
  chunkFileNames: 'assets/[hash:12].js',
  assetFileNames: 'assets/[hash:12][extname]',
} as const

/** Writes the names of the files that a browser gets; some pictures come with the build for the server, which is the later. */
const namedFiles: Plugin = {
  name: 'named-files',
  async writeBundle(_, bundle) {
    const isClient = this.environment.name === 'client'
    const before: object = isClient ? {} : JSON.parse(await readFile(NAMES, 'utf8'))
    const named = Object.values(bundle)
      .filter(({ type }) => isClient || type === 'asset')
      .map((file) => [`/${file.fileName}`, file.type === 'chunk' ? `${file.name}.js` : (file.names[0] ?? '')])
    await writeFile(NAMES, JSON.stringify({ ...before, ...Object.fromEntries(named) }, null, 1))
  },
}

/** Where the list of packages lies; the credits lead there. */
const MADE_OF = 'made-of.txt'

/** Writes what the park is made of, for everybody who wants to know, and for who looks for a fault in one of the packages. */
const packageList: Plugin = {
  name: 'package-list',
  async generateBundle() {
    if (this.environment.name !== 'client') return
    const source = madeOf(JSON.parse(await readFile('package-lock.json', 'utf8')))
    this.emitFile({ type: 'asset', fileName: MADE_OF, source })
  },
}

/** A class of a CSS module: its own name and one for its file, which is the same for all of it and so packs well. */
function className(name: string, path: string): string {
  const file = relative(import.meta.dirname, path.replace(/\?.*$/, ''))
  const sum = [...file].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
  return `_${name}_${sum.toString(36).slice(-5)}`
}

type PostcssPlugin = NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>[number]

/**
 * Where the system chooses the colours of all words, a frame that is a picture would stay under them as it is. So whatever has
 * one gets plain lines and a plain ground there.
 */
const plainFrames: PostcssPlugin = {
  postcssPlugin: 'plain-frames',
  OnceExit(root, { AtRule, Rule }) {
    const framed = new Set<string>()
    root.walkDecls('border-image', ({ value, parent }) => {
      if (value.includes(' fill') && parent instanceof Rule) framed.add(parent.selector)
    })
    if (framed.size === 0) return
    const plain = new Rule({ selector: [...framed].join(', ') })
    plain.append({ prop: 'border-image', value: 'none', important: true })
    plain.append({ prop: 'border-style', value: 'double' })
    plain.append({ prop: 'background-clip', value: 'border-box' }, { prop: 'background-color', value: 'Canvas' })
    root.append(new AtRule({ name: 'media', params: '(forced-colors: active)' }).append(plain))
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    oneLanguage,
    leanPixi,
    lateStyles,
    namedFiles,
    packageList,
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: false,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
  ssr: {
    target: 'webworker',
    noExternal: true,
    resolve: { conditions: ['workerd', 'worker', 'browser'] },
  },
  css: { modules: { generateScopedName: className }, postcss: { plugins: [plainFrames] } },
  resolve: { mainFields: ['browser', 'module', 'main'] },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    rollupOptions: isSsrBuild
      ? { output: { hashCharacters: FILE_NAMES.hashCharacters, assetFileNames: FILE_NAMES.assetFileNames } }
      : {
          onwarn: (warning, warn) => {
            // Files that import each other run in an order that nobody chose: FILES is wrong then.
            if (warning.code === 'CIRCULAR_CHUNK') throw new Error(warning.message)
            warn(warning)
          },
          output: {
            ...FILE_NAMES,
            // What a file needs is loaded ahead by Vite's lists and Remix's manifest; without this each file would name it all again.
            hoistTransitiveImports: false,
            manualChunks: (id) => FILES.find(([, modules]) => modules.test(id))?.[0],
          },
        },
  },
}))
