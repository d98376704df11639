// vitest-pool-workers puts a Proxy around the prototype of its wrapper for the Worker and the rooms each time when one is
// constructed, the one before included: after a thousand requests every property goes through a thousand of them
// (cloudflare/workers-sdk#15092, mended upstream after 0.23.0). Here such a prototype gets one Proxy only.

const wrappers = new WeakSet<object>()
const BuiltIn = Proxy

globalThis.Proxy = new BuiltIn(BuiltIn, {
  construct(_, [target, handler]: [object, ProxyHandler<object>]) {
    if (wrappers.has(target)) return target
    const proxy = new BuiltIn(target, handler)
    if (isWrapperPrototype(target)) wrappers.add(proxy)
    return proxy
  },
})

/** The library's function is called Class, which no function of ours is. */
function isWrapperPrototype(target: object): boolean {
  return Object.hasOwn(target, 'constructor') && target.constructor.name === 'Class'
}
