import packageJson from '../package.json' with { type: 'json' }

/** The version of package.json. */
export const VERSION: string = packageJson.version
