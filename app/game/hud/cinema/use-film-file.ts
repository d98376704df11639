import { useEffect, useState } from 'react'

type FilmFile = { address: string | null; hasFailed: boolean }

const NOTHING: FilmFile = { address: null, hasFailed: false }

/**
 * Where the player gets a film from. Our own are small and come whole: what serves our files answers no ranges, and
 * without them no browser can go to a second in the middle. Other hosts answer them.
 */
export function useFilmFile(file: string | null, attempt: number): FilmFile & { fail: () => void } {
  const [known, setKnown] = useState<FilmFile>(NOTHING)
  useEffect(() => {
    if (file === null) return
    if (!file.startsWith('/')) return setKnown({ address: file, hasFailed: false })
    const fetching = new AbortController()
    let address: string | null = null
    setKnown(NOTHING)
    fetchWhole(file, fetching.signal).then(
      (blob) => {
        if (fetching.signal.aborted) return
        address = URL.createObjectURL(blob)
        setKnown({ address, hasFailed: false })
      },
      () => !fetching.signal.aborted && setKnown({ address: null, hasFailed: true }),
    )
    return () => {
      fetching.abort()
      if (address !== null) URL.revokeObjectURL(address)
    }
  }, [file, attempt])
  return { ...known, fail: () => setKnown({ address: null, hasFailed: true }) }
}

/** @throws where it does not come */
async function fetchWhole(file: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(file, { signal })
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return response.blob()
}
