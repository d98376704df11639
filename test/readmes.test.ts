import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { expect, it } from 'vitest'

const files = gitFiles('--cached', '--others', '--exclude-standard').filter((file) => existsSync(file))
const readmes = files.filter((file) => file.endsWith('README.md'))
/** Every file, and every folder with a slash at its end. */
const paths = new Set(files.flatMap((file) => [file, ...foldersOf(file)]))

/**
 * Whether the path exists from the root, from the folder of the README, or as the end of a path below that (`test/`
 * mirrors it).
 */
function isThere(named: string, readme: string): boolean {
  const folder = dirname(readme) === '.' ? '' : `${dirname(readme)}/`
  const [path, beside] = [posix.normalize(named), posix.normalize(`${folder}${named}`)]
  if (path.includes('*')) {
    const pattern = new RegExp(`(^|/)${path.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
    return files.some((file) => file.startsWith(folder) && pattern.test(file))
  }
  if ([path, `${path}/`, beside, `${beside}/`].some((one) => paths.has(one))) return true
  const isBelow = (one: string) => one.startsWith(folder) || one.startsWith(`test/${folder}`)
  return folder !== '' && [...paths].some((one) => isBelow(one) && one.endsWith(`/${path}`))
}

/** The paths in backticks and links of a README, outside its blocks of code. */
function pathsIn(readme: string): string[] {
  const prose = readFileSync(readme, 'utf8').replace(/```[\s\S]*?```/g, '')
  const quoted = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, token = '']) => token).filter(isPath)
  const links = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link)
  return [...quoted, ...links.filter((link) => !/^\w+:/.test(link))]
}

function isPath(token: string): boolean {
  if (/[<>…()=:@#,|]|^\.\/$/.test(token)) return false
  return (
    /^[\w.*[\]/-]+(\/|\.(tsx?|css|json|md|sql|toml|png))$/.test(token) || /^(app|durable|test|worker)\//.test(token)
  )
}

/** Whether the build makes the path: .gitignore names it. */
function isBuilt(named: string, readme: string): boolean {
  const candidates = [named, posix.join(dirname(readme), named)]
  return candidates.some((path) => {
    try {
      return execFileSync('git', ['check-ignore', path], { encoding: 'utf8' }) !== ''
    } catch {
      return false
    }
  })
}

function gitFiles(...options: string[]): string[] {
  return execFileSync('git', ['ls-files', ...options], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
}

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, at) => `${parts.slice(0, at + 1).join('/')}/`)
}

it('finds paths in prose, in tables and in links', () => {
  expect(pathsIn('test/README.md').length).toBeGreaterThan(50)
  expect(isThere('durable/room/chat/talking.ts', 'test/README.md')).toBe(true)
  expect(isThere('durable/room/talking.ts', 'test/README.md')).toBe(false)
})

it.each(readmes)('every path that %s names exists', (readme) => {
  const missing = pathsIn(readme).filter((named) => !isThere(named, readme) && !isBuilt(named, readme))
  expect(missing).toEqual([])
})
