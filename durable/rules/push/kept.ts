/** Where a browser keeps the address to which its push service sends, and the key of the park that it subscribed with. */
export const PUSH_CACHE = 'push'
export const PUSH_KEPT = '/push-subscription'
