import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { MarkdownText } from '#app/shared/markdown/markdown-text.tsx'
import { parseMarkdown } from '#app/shared/markdown/parse-markdown.ts'

function rendered(source: string): string {
  const page = <MarkdownText nodes={parseMarkdown(source)} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
}

describe('the text of an announcement', () => {
  it.each([
    ['a\n\nb', '<p>a</p><p>b</p>'],
    ['*a* and **b**', '<p><em>a</em> and <strong>b</strong></p>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['# a\n\n## b\n\n###### c', '<h2>a</h2><h3>b</h3><h3>c</h3>'],
    ['> a', '<blockquote>\n<p>a</p>\n</blockquote>'],
    ['`a < b`', '<p><code>a &lt; b</code></p>'],
    ['a  \nb\n\n---', '<p>a<br/>\nb</p><hr/>'],
    ['&lt; &amp; "x" \\*', '<p>&lt; &amp; &quot;x&quot; *</p>'],
    ['[here](/help#karma)', '<p><a href="/help#karma">here</a></p>'],
    [
      '[there](https://a.example/?b=1&c=2)',
      '<p><a href="https://a.example/?b=1&amp;c=2" rel="noopener noreferrer nofollow">there</a></p>',
    ],
    ['![A duck](/news/duck.png)', '<p><img src="/news/duck.png" alt="A duck" loading="lazy"/></p>'],
  ])('%j is shown as %s', (source, html) => {
    expect(rendered(source).replace(/data-discover="true" /g, '')).toBe(html)
  })
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<style>body{display:none}</style>',
  '<!-- --><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p onclick=alert(1)>x',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox(1))',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](/.//evil.example)',
  '[x](/\t/evil.example)',
  '[x](http://evil.example)',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '[x](https://a.example "\\"onmouseover=alert(1) x=\\"")',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](https://evil.example/pixel.png)',
  '![x](//evil.example/pixel.png)',
  '![" onerror="alert(1)](/a.png)',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '`</code><script>alert(1)</script>`',
  '```html" onclick="alert(1)\n<script>alert(1)</script>\n```',
]

describe('a hostile announcement', () => {
  it.each(HOSTILE)('shows %j only as text', (source) => {
    const html = rendered(source)
    const tags = html.match(/<[^>]*>/g) ?? []
    expect(tags.filter((tag) => !HARMLESS.test(tag))).toEqual([])
  })

  it('keeps its words', () => {
    expect(rendered('[read me](javascript:alert(1)) <b>bold</b>')).toBe('<p>read me &lt;b&gt;bold&lt;/b&gt;</p>')
  })

  it('keeps its words however deeply they are nested', () => {
    expect(rendered(`${'> '.repeat(300)}deep`)).toContain('deep')
    expect(rendered(`${'> '.repeat(300)}deep`).match(/<blockquote>/g)).toHaveLength(20)
  })
})

/** A tag as our renderer writes it: no attributes but a safe address, an alternative text and the fixed ones. */
const HARMLESS =
  /^<(\/?(p|h2|h3|em|strong|ul|ol|li|blockquote|pre|code)|[bh]r\/|\/a|a (data-discover="true" href="\/(?!\/)[^"\\]*"|href="https:\/\/a\.example\/?" rel="noopener noreferrer nofollow")|img src="\/(?!\/)[^"\\]*" alt="[^"]*" loading="lazy"\/)>$/
