import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DogPicture } from '#app/dog/dog-picture.tsx'

describe('the picture of a dog on a page', () => {
  it("is an image with a name, and has its size in the server's HTML", () => {
    const html = renderToStaticMarkup(<DogPicture dog={{ color: '#f0cf98' }} label="Bella" scale={3} />)
    expect(html).toContain('role="img"')
    expect(html).toContain('aria-label="Bella"')
    expect(html).toMatch(/class="[^"]*scale3/)
    expect(html).not.toContain('style=')
  })

  it('is hidden from screen readers where the words beside it name the dog', () => {
    const html = renderToStaticMarkup(<DogPicture dog={{ color: '#f0cf98' }} label="" />)
    expect(html).toContain('aria-hidden="true"')
    expect(html).not.toContain('role=')
  })

  it('is pale for a free place', () => {
    expect(renderToStaticMarkup(<DogPicture dog={null} label="Free" />)).toMatch(/class="[^"]*ghost/)
  })
})
