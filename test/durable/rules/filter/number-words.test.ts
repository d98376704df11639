import { expect, it } from 'vitest'
import { hasPersonalData, numberPart } from '#durable/rules/filter/personal.ts'

const linesOf = (text: string) => text.trim().split('\n')

it.each(
  linesOf(`
to to tre tre fire fire fem fem
ring to to tre tre fire fire fem fem
ring toogtyve treogtredive fireogfyrre femoghalvtreds
tjueto trettitre førtifire femtifem
tjugotvå trettiotre fyrtiofyra femtiofem
twenty two thirty three forty four fifty five
twenty-two thirty-three forty-four fifty-five
double two double three double four double five
dobbelt to dobbelt tre dobbelt fire dobbelt fem
nul syv fire to fem seks en to
noll sju noll ett två tre fyra fem sex sju
null sju ni en to tre fire fem
zero seven zero one two three four five
22 tre tre 44 fem fem
to 2 tre 3 fire 4 fem 5
22a33b44c55
22aa33bb44cc55
22 a 33 b 44 c 55
O7OI234567
O7OI23 45 67
O7O l23 45 67
o 7 o 1 2 3 4 5 6
2O 3O 4O 5O
tototretrefirefirefemfem
to-to-tre-tre-fire-fire-fem-fem
to, to, tre, tre, fire, fire, fem, fem
22🐶33🐶44🐶55
22:33:44:55
to og tyve, tre og tredive, fire og fyrre, fem og halvtreds
22!33!44!55
TO TO TRE TRE FIRE FIRE FEM FEM
nolla sju noll ett tvåa trea fyra femma sexa`),
)('[Y6] finds a telephone number in words, or among letters and signs: %s', (line) => {
  expect(hasPersonalData(line)).toBe(true)
})

it.each(
  linesOf(`
en to tre fire fem seks syv otte ni ti
en to tre, en to tre, en to tre
ti ni åtte sju seks fem fire tre to en
ett två tre fyra fem sex sju åtta nio tio
one two three four five six seven eight
ti tyve tredive fyrre halvtreds tres
5, 10, 15, 20, 25, 30
to to tre
vi vant tre to mot dem
jeg har to hunde og tre katte, fire fisk og fem fugle
12:30 13:30
kl 12 til 14 og 16 til 18
10 kr 20 kr 30 kr 40 kr
30s 45s 60s 90s
10m 20m 30m 40m
2 liter og 3 liter og 4 liter
jeg fik 2353 point og du fik 1240
2x4 3x5 6x7
12+13=25
nul nul nul nul nul nul nul nul nul
tre på rad
en og en og en
jeg er 12 og du er 13
b4 2 min
3-2-1 nu
level 12 rank 34
i dag er det 24.12.2026
vi ses kl 14.30
jeg er nummer 3 av 10
1. 2. 3. 4. 5.
to be or not to be
sex sex sex
tre fem tio`),
)('[Y6] lets counting, amounts, times and games be, in words too: %s', (line) => {
  expect(hasPersonalData(line)).toBe(false)
})

it('[Y6] knows a line that has nothing but numbers in it', () => {
  expect(['2233', '22 33', 'to to tre tre', '+45', '22-33'].map(numberPart)).toEqual([
    '2233',
    '22 33',
    '2 2 3 3',
    '+45',
    '22-33',
  ])
  expect(['ring 2233', 'to hunde', 'hej', '...', ''].map(numberPart)).toEqual([null, null, null, null, null])
})
