const CALLS = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const

let calls = 0
const { prototype } = WebGL2RenderingContext
for (const name of CALLS) {
  const call: (...args: never[]) => void = prototype[name]
  Object.defineProperty(prototype, name, {
    value(...args: never[]) {
      calls += 1
      call.apply(this, args)
    },
  })
}

/** The number of draw calls of WebGL since the last call of this function. */
export function drawCalls(): number {
  const counted = calls
  calls = 0
  return counted
}
