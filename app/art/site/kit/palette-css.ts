import { PALETTE } from '#app/art/palette.ts'

/** The 48 colours as custom properties, so that style sheets write no colours as numbers. */
export function paletteCss(): string {
  const lines = Object.entries(PALETTE).map(([name, hex]) => `  --${name}: ${hex};`)
  return `:root {\n${lines.join('\n')}\n}\n`
}
