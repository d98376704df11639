import fc from 'fast-check'

const letter = fc.oneof(
  fc.integer({ min: 0x20, max: 0x7e }),
  fc.integer({ min: 0, max: 0x17f }),
  fc.integer({ min: 0, max: 0xffff }),
  fc.integer({ min: 0, max: 0x10ffff }),
  fc.constantFrom(0x200d, 0x1f436, 0xfe0f, 0x308, 0x30a, 0x20, 0xad),
)

/** Any text, with control characters, halves of surrogate pairs, marks and joiners. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.array(letter, { maxLength }).map((points) => String.fromCodePoint(...points))
}
