import { spawn } from 'node:child_process'

/** Starts so many processes that each keep a core busy. Returns a function that ends them. */
export function startBusyLoops(count: number): () => void {
  // The loop ends by itself when the runner, whose pipe it reads, is gone.
  const loop =
    'process.stdin.on("end", () => process.exit()).resume(); const burn = () => { const until = performance.now() + 50; while (performance.now() < until); setImmediate(burn) }; burn()'
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', loop], { stdio: ['pipe', 'ignore', 'ignore'] }),
  )
  return () => children.forEach((child) => child.kill())
}
