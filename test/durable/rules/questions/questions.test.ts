import { expect, it } from 'vitest'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { OPTIONS } from '#durable/rules/questions/question.ts'
import { drawQuestion } from '#durable/rules/questions/questions.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { seeded } from '#test/support/random.ts'

const open = ROOM_DOCS.filter(({ access }) => !access)
const PARK = {
  rooms: open.map(({ key, name }) => ({ key, name })),
  doors: open.flatMap(({ key, doors }) => doors.map(({ to }) => ({ from: key, to: to.room }))),
}
const drawn = (() => {
  const random = seeded(17)
  return Array.from({ length: 2000 }, () => drawQuestion(PARK, random))
})()

it.each(LANGUAGES)('[Q2] has a text and four different answers in %s for every question', (language) => {
  for (const { text, options, right } of drawn) {
    expect(text[language]).toMatch(/\?$/)
    expect(text[language]).not.toContain('{}')
    expect(new Set(options.map((option) => option[language])).size).toBe(OPTIONS)
    expect(options[right]).toBeDefined()
  }
})

it('[Q2] puts the right answer anywhere, and draws hundreds of different questions', () => {
  const places = [0, 1, 2, 3].map((place) => drawn.filter(({ right }) => right === place).length)
  expect(Math.min(...places)).toBeGreaterThan(420)
  expect(new Set(drawn.map(({ text, options, right }) => `${text.en} ${options[right]?.en}`)).size).toBeGreaterThan(200)
})

it('[Q2] has another answer when a door was moved', () => {
  const island = { ...PARK, doors: [{ from: 'plaza', to: 'lake' }] }
  const random = seeded(2)
  const asked = Array.from({ length: 3000 }, () => drawQuestion(island, random))
  const beside = asked.filter(({ text }) => text.en.startsWith('You are here: Fountain Square. Which place does a'))
  expect(beside.length).toBeGreaterThan(2)
  expect(new Set(beside.map(({ options, right }) => options[right]?.en))).toEqual(new Set(['The Tarn']))
})

it('[Q2] draws a question for a park without rooms', () => {
  const random = seeded(8)
  for (let i = 0; i < 200; i++) expect(drawQuestion({ rooms: [], doors: [] }, random).options).toHaveLength(OPTIONS)
})
