/** Files in which hundreds act at once: a project of its own, so that they can be run, and timed, by themselves. */
const RACES = ['test/worker/races/**/*.test.ts', 'test/worker/access/frames.test.ts']
/** What imports JSX, pictures, or files by a pattern, which Node alone does not load. */
const NEEDS_VITE = ['test/**/*.test.tsx', 'test/**/*.vite.test.ts']
/** What renders components into a document (happy-dom) and acts on them as a user does. */
const IN_DOM = 'test/**/*.dom.test.tsx'
/** `npm start` itself, as a process and as a server. */
const SERVED = 'test/local/served/**/*.test.ts'

/** The files of each project of vitest.config.ts. */
export const FILES = {
  /** What needs neither pages nor pictures: these files run while those are built. */
  core: {
    include: ['test/durable/*/**/*.test.ts', 'test/simulate/**/*.test.ts', 'test/fuzz/in-process.test.ts'],
    exclude: [],
  },
  unit: {
    include: [
      'test/{architecture,readmes}.test.ts',
      'test/app/**/*.test.ts',
      'test/{runner,bench,support}/**/*.test.ts',
      'test/local/**/*.test.ts',
    ],
    exclude: [...NEEDS_VITE, SERVED],
  },
  pages: { include: NEEDS_VITE, exclude: ['**/node_modules/**', IN_DOM] },
  dom: { include: [IN_DOM], exclude: ['**/node_modules/**'] },
  races: { include: RACES, exclude: [] },
  workerd: { include: ['test/worker/**/*.test.ts'], exclude: RACES },
  /** What the deployed bundle answers by HTTP: these files open no page. */
  http: { include: ['test/http/**/*.test.ts'], exclude: [] },
  browser: { include: ['test/{browser,bots,kill,faults,storm}/**/*.test.ts', SERVED], exclude: [] },
  fuzz: { include: ['test/fuzz/sockets.test.ts'], exclude: [] },
}
