import { expect, it } from 'vitest'
import { hasPersonalData } from '#durable/rules/filter/personal.ts'

const linesOf = (text: string) => text.trim().split('\n')

it.each(
  linesOf(`
snap maja123
min snap er maja_k
add me on snap maja123
snap: maja.k
insta @majaaa
maja123 på snap
min insta heter maja99
discord maja#1234
SNAP MAJA123
add mig på snap: maja.k
tilføj maja_99 på snap
instagram: majaaa99
kik: maja123
min discord er maja.k
skriv til maja99 på discord
snappen heter maja99`),
)('[Y6] finds a name at another service: %s', (line) => {
  expect(hasPersonalData(line)).toBe(true)
})

it.each(
  linesOf(`
maja@gmail
maja at gmail
maja snabela hotmail
maja.k@icloud
maja (at) gmail
maja@hotmail
MAJA@GMAIL
maja krøllalfa gmail`),
)('[Y6] finds an address without its ending: %s', (line) => {
  expect(hasPersonalData(line)).toBe(true)
})

it.each(
  linesOf(`
oh snap
snap 2 billeder
oh snap det var sjovt
min insta er slettet
har du discord
kik her
kik bella2
look at outlook
hej @Bella
tv2 kl 8
min hund hedder Snap
har du set min insta
han er på discord i dag
snapsen står på bordet
jeg har 2 hunde på instagram
@Bella vil du lege
facebook er for gamle`),
)('[Y6] lets talk of services and dogs be: %s', (line) => {
  expect(hasPersonalData(line)).toBe(false)
})
