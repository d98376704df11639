/** The part of package-lock.json that the list is made from. */
export type Lock = {
  packages: Readonly<
    Record<string, { version?: string; license?: string; dev?: boolean; devOptional?: boolean; optional?: boolean }>
  >
}

/**
 * What a deployed park is made of: each package of the lock file with its version and licence, a line each. Tools of a
 * developer's machine are left out.
 * @throws if a package names no licence
 */
export function madeOf({ packages }: Lock): string {
  const lines = Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path, { version, license }]) => {
      const name = path.replace(/^.*node_modules\//, '')
      if (!license) throw new Error(`package-lock.json names no licence of ${name}`)
      return `${name} ${version} (${license})`
    })
  return [...new Set(lines)].toSorted().join('\n') + '\n'
}
