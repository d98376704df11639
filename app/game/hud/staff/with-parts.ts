/** A text with its parts in double braces filled in, for scripts that bring their own texts. */
export function withParts(text: string, parts: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, part: string) => parts[part] ?? whole)
}
