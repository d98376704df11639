import { test } from 'vitest'
import { ParkServer } from '#test/browser/park-server.ts'
import { ELSEWHERE } from '#test/browser/site-pages.ts'

/** A test that asks a park by HTTP. One park is open for all files, since to open it takes seconds. */
export const it = test.extend('server', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const server = await ParkServer.open(ELSEWHERE)
  onCleanup(() => server.close())
  return server
})
