import type { Env } from './env.ts'

/** Random bytes at the start of each box, as NIST SP 800-38D asks for AES-GCM. */
const IV_BYTES = 12

/** A key of `SEAL_KEYS`, by the number that boxes name it by. */
type SealKey = { number: string; key: CryptoKey }

/** Where a box is stored. It is authenticated, so a box that is moved to another row or column does not open. */
export type SealPlace = { table: string; column: string; row: string }

/**
 * The keys of the secret `SEAL_KEYS`, "2:<base64>,1:<base64>" with 32 bytes each: the first one seals, all of them open.
 * So a key is replaced by putting a new one in front. Null where the secret is not set.
 * @throws if it is malformed
 */
export async function sealKeysOf({ SEAL_KEYS: secret }: Pick<Env, 'SEAL_KEYS'>): Promise<Seal | null> {
  if (!secret) return null
  const keys = await Promise.all(
    secret.split(',').map(async (text): Promise<SealKey> => {
      const [, number = null, base64 = ''] = /^(\d+):([A-Za-z0-9+/]{43}=)$/.exec(text.trim()) ?? []
      if (number === null) throw new Error('SEAL_KEYS is not "<number>:<32 bytes in base64>,…"')
      return { number, key: await crypto.subtle.importKey('raw', bytesOf(base64), 'AES-GCM', false, USES) }
    }),
  )
  return new Seal(keys)
}

const USES: KeyUsage[] = ['encrypt', 'decrypt']

/** Seals texts that whoever reads the database must not be able to use. AES-256-GCM. */
export class Seal {
  readonly #keys: readonly SealKey[]

  constructor(keys: readonly SealKey[]) {
    this.#keys = keys
  }

  /** The box "<key number>.<base64 of iv and sealed text>". */
  async seal(text: string, place: SealPlace): Promise<string> {
    const [first] = this.#keys
    if (!first) throw new Error('no key to seal with')
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
    const sealed = await crypto.subtle.encrypt(algorithm(iv, place), first.key, new TextEncoder().encode(text))
    return `${first.number}.${base64Of(new Uint8Array([...iv, ...new Uint8Array(sealed)]))}`
  }

  /** The text in the box; null if its key is gone, or if it was changed or moved. */
  async open(box: string, place: SealPlace): Promise<string | null> {
    const [number, base64 = ''] = box.split('.')
    const known = this.#keys.find((one) => one.number === number)
    if (!known) return null
    try {
      const bytes = bytesOf(base64)
      const iv = bytes.subarray(0, IV_BYTES)
      const text = await crypto.subtle.decrypt(algorithm(iv, place), known.key, bytes.subarray(IV_BYTES))
      return new TextDecoder().decode(text)
    } catch {
      return null
    }
  }
}

function algorithm(iv: Uint8Array<ArrayBuffer>, { table, column, row }: SealPlace) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`${table}:${column}:${row}`) }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
