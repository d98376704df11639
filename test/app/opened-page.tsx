import { render } from '@testing-library/react'
import type { RenderResult } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { Language } from '#durable/rules/languages.ts'
import { InPage } from './site/rendered-page.tsx'
import type { PageState } from './site/rendered-page.tsx'

/**
 * Renders a page into the document of a test of the project `dom`.
 * @returns what Testing Library finds in it, and a user with keyboard and mouse
 * @throws if a text is missing
 */
export function openedPage(
  page: ReactNode,
  language: Language = 'en',
  state: PageState = {},
): RenderResult & { user: UserEvent } {
  return { user: userEvent.setup(), ...render(<InPage page={page} language={language} {...state} />) }
}
