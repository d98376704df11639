import packageJson from '../package.json' with { type: 'json' }

/** The version that is running, as npm knows it. */
export const VERSION: string = packageJson.version
