import { zlibSync } from 'fflate'
import { request } from '#app/api.ts'
import { graphql } from '#app/graphql.ts'
import { indexedPng } from '#durable/rules/pictures/indexed-png.ts'
import type { Pixels } from '#durable/rules/pictures/indexed-png.ts'
import { PICTURE_FAULTS } from '#durable/rules/pictures/picture-faults.ts'
import type { PictureFault } from '#durable/rules/pictures/picture-faults.ts'
import { PICTURE_LIMITS } from '#durable/rules/pictures/picture-name.ts'

const UPLOAD_PICTURE = graphql(`
  mutation UploadPicture($png: String!) {
    uploadPicture(png: $png) {
      name
      fault
    }
  }
`)

/** Why a picture was not taken; 'no-room' if there are too many. */
export type UploadFault = PictureFault | 'no-room'

/**
 * Sends a picture file as it is. Answers its name, or why it was not taken.
 * @throws RefusedError, UnreachableError
 */
export async function uploadPicture(png: Uint8Array): Promise<{ name: string } | { fault: UploadFault }> {
  if (png.length > PICTURE_LIMITS.bytes) return { fault: 'too-long' }
  const text = btoa(Array.from(png, (byte) => String.fromCharCode(byte)).join(''))
  const { name, fault } = (await request(UPLOAD_PICTURE, { png: text })).uploadPicture
  return name === null ? { fault: faultOf(fault) } : { name }
}

/** Pixels of colours of the park as a file that is as small as we can make it. */
export function fileOfPixels(pixels: Pixels): Uint8Array {
  return indexedPng(pixels, { compress: (bytes) => zlibSync(bytes, { level: 9 }) }) ?? new Uint8Array(0)
}

/** A newer server may have another reason. */
function faultOf(fault: string | null): UploadFault {
  return fault === 'no-room' ? fault : (PICTURE_FAULTS.find((known) => known === fault) ?? 'broken')
}
