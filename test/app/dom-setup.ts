import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { PATIENCE_MS } from '#test/browser/until.ts'

// A busy machine is no failure.
configure({ asyncUtilTimeout: PATIENCE_MS })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
