type Parts = {
  /** @returns the steps that were made */
  build: () => Promise<readonly string[]>
  server: { replaceCode: () => Promise<unknown> }
  print: (line: string) => void
}

/** Rebuilds, and serves what has changed. An error is printed, and the last good build stays served. */
export async function rebuild({ build, server, print }: Parts): Promise<void> {
  try {
    const made = await build()
    if (made.length === 0) return
    await server.replaceCode()
    print('  the park runs the new code')
  } catch (error) {
    print(error instanceof Error ? error.message : String(error))
  }
}
