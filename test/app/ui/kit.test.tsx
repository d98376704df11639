import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Key } from '#app/ui/key.tsx'
import { PaperNotice } from '#app/ui/notice.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Slider } from '#app/ui/slider.tsx'

function attribute(html: string, tag: string, name: string): string | undefined {
  return new RegExp(`<${tag}\\b[^>]*\\b${name}="([^"]*)"`).exec(html)?.[1]
}

it('ties a field to its label, hint and error', () => {
  const html = renderToStaticMarkup(<Field label="Navn" hint="Højst 14 tegn" error="Navnet er taget" name="name" />)
  expect(attribute(html, 'label', 'for')).toBe(attribute(html, 'input', 'id'))
  const described = attribute(html, 'input', 'aria-describedby')?.split(' ') ?? []
  expect(described).toHaveLength(2)
  for (const id of described) expect(html).toContain(`<p id="${id}"`)
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true')
})

it('marks a field without error neither invalid nor described', () => {
  const html = renderToStaticMarkup(<Field label="Navn" />)
  expect(attribute(html, 'input', 'aria-invalid')).toBeUndefined()
  expect(attribute(html, 'input', 'aria-describedby')).toBeUndefined()
})

it('does not submit a form by a button unless told to', () => {
  expect(renderToStaticMarkup(<Button>Annuller</Button>)).toContain('type="button"')
  expect(renderToStaticMarkup(<Button type="submit">Gem</Button>)).toContain('type="submit"')
})

it('names a titled panel by its ribbon', () => {
  const html = renderToStaticMarkup(<Panel title="Opslagstavlen">…</Panel>)
  expect(attribute(html, 'h2', 'id')).toBe(attribute(html, 'section', 'aria-labelledby'))
})

it('names a dialog by its title, and keeps it closed until the browser opens it', () => {
  const html = renderToStaticMarkup(
    <Dialog open title="Hvil" closeLabel="Luk" onClose={() => undefined}>
      …
    </Dialog>,
  )
  expect(attribute(html, 'h2', 'id')).toBe(attribute(html, 'dialog', 'aria-labelledby'))
  expect(/<dialog[^>]*\bopen\b/.test(html)).toBe(false)
  expect(attribute(html, 'button', 'aria-label')).toBe('Luk')
})

it('hides an icon without a label from screen readers', () => {
  expect(renderToStaticMarkup(<Icon name="bone" />)).toContain('aria-hidden="true"')
  expect(renderToStaticMarkup(<Icon name="bone" label="Ben" />)).toContain('role="img" aria-label="Ben"')
})

it('shows the unit of a slider', () => {
  const html = renderToStaticMarkup(
    <Slider label="Lyd" value={40} min={0} max={100} unit="%" onChange={() => undefined} />,
  )
  expect(attribute(html, 'input', 'aria-valuetext')).toBe('40 %')
  expect(attribute(html, 'label', 'for')).toBe(attribute(html, 'input', 'id'))
})

it('shows the number of a slider as the reader writes it', () => {
  const html = renderToStaticMarkup(
    <Slider label="Sekunder" value={1.2} text="1,2" min={0} max={2} onChange={() => undefined} />,
  )
  expect(attribute(html, 'input', 'aria-valuetext')).toBe('1,2')
  expect(html).toContain('>1,2</output>')
})

it('names the kind of a notice in a word, and an icon-only key by its label', () => {
  expect(
    renderToStaticMarkup(
      <PaperNotice kind="danger" word="Vigtigt">
        …
      </PaperNotice>,
    ),
  ).toContain('<b>Vigtigt</b>')
  expect(attribute(renderToStaticMarkup(<Key icon="sound" label="Lyd" iconOnly />), 'button', 'aria-label')).toBe('Lyd')
})
