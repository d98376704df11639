import { spawn } from 'node:child_process'

/** Starts so many processes that keep a core busy each. What it returns ends them. */
export function startBusyLoops(count: number): () => void {
  // Ends by itself when the runner is gone, whose pipe it reads.
  const loop =
    'process.stdin.on("end", () => process.exit()).resume(); const burn = () => { const until = performance.now() + 50; while (performance.now() < until); setImmediate(burn) }; burn()'
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', loop], { stdio: ['pipe', 'ignore', 'ignore'] }),
  )
  return () => children.forEach((child) => child.kill())
}
