/** An encoded frame, as an encoder returns it. */
export type Chunk = { data: Uint8Array; timestampMs: number; isKey: boolean }

type Film = { width: number; height: number; durationMs: number; chunks: readonly Chunk[] }

/** The Matroska element ids that we write. */
const ID = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  flagLacing: 0x9c,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const

/** A WebM file of silent VP9 frames. It has its duration and a seek index, which recordings by a browser lack. */
export function webmOf({ width, height, durationMs, chunks }: Film): Buffer {
  const clusters = byKeyPictures(chunks).map((pictures) => ({
    at: pictures[0]?.timestampMs ?? 0,
    bytes: cluster(pictures),
  }))
  const info = element(ID.info, [
    element(ID.timestampScale, number(1_000_000)),
    element(ID.duration, float(durationMs)),
    element(ID.muxingApp, text('Voffpark')),
    element(ID.writingApp, text('Voffpark')),
  ])
  const tracks = element(ID.tracks, [
    element(ID.trackEntry, [
      element(ID.trackNumber, number(1)),
      element(ID.trackUid, number(1)),
      element(ID.trackType, number(1)),
      element(ID.flagLacing, number(0)),
      element(ID.codecId, text('V_VP9')),
      element(ID.video, [element(ID.pixelWidth, number(width)), element(ID.pixelHeight, number(height))]),
    ]),
  ])
  // Every number takes four bytes, so the index has the same length with zeros in it as with the final values.
  const cuesAt = (first: number) => {
    let position = first
    const points = clusters.map(({ at, bytes }) => {
      const place = element(ID.cueTrackPositions, [
        element(ID.cueTrack, number(1)),
        element(ID.cueClusterPosition, number(position)),
      ])
      position += bytes.length
      return element(ID.cuePoint, [element(ID.cueTime, number(at)), place])
    })
    return element(ID.cues, points)
  }
  const cues = cuesAt(info.length + tracks.length + cuesAt(0).length)
  const head = element(ID.ebml, [
    element(ID.docType, text('webm')),
    element(ID.docTypeVersion, number(4)),
    element(ID.docTypeReadVersion, number(2)),
  ])
  return Buffer.concat([head, element(ID.segment, [info, tracks, cues, ...clusters.map(({ bytes }) => bytes)])])
}

function byKeyPictures(chunks: readonly Chunk[]): Chunk[][] {
  const groups: Chunk[][] = []
  for (const chunk of chunks) {
    if (chunk.isKey) groups.push([])
    groups.at(-1)?.push(chunk)
  }
  return groups
}

function cluster(pictures: readonly Chunk[]): Buffer {
  const from = pictures[0]?.timestampMs ?? 0
  const blocks = pictures.map(({ data, timestampMs, isKey }) => {
    // Track 1, milliseconds since the start of the cluster, and whether it is a key frame.
    const head = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0])
    head.writeInt16BE(timestampMs - from, 1)
    return element(ID.simpleBlock, Buffer.concat([head, data]))
  })
  return element(ID.cluster, [element(ID.timestamp, number(from)), ...blocks])
}

/** An element: id, a size of eight bytes, content. */
function element(id: number, inside: Buffer | readonly Buffer[]): Buffer {
  const body = Buffer.isBuffer(inside) ? inside : Buffer.concat(inside)
  const name = Buffer.from(
    id.toString(16).padStart(id > 0xff ? (id > 0xffffff ? 8 : id > 0xffff ? 6 : 4) : 2, '0'),
    'hex',
  )
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n))
  return Buffer.concat([name, size, body])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1')
}
