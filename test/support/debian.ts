import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs a package on a Debian machine, as root, and does nothing elsewhere. The caller checks whether it is there
 * afterwards.
 */
export function installOnDebian(name: string): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} for the browser tests (apt-get install ${name})…`)
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { stdio: 'ignore' })
}
