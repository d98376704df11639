import { expect, it } from 'vitest'
import { punchedCard } from '#durable/rules/games/prizes/play-card.ts'
import type { PlayCard } from '#durable/rules/games/prizes/play-card.ts'

function play(...days: number[]) {
  let card: PlayCard = { punches: 0, lastDay: null }
  let bones = 0
  for (const day of days) {
    const punched = punchedCard(card, day)
    card = punched.card
    bones += punched.bones
  }
  return { ...card, bones }
}

it('[GR10] seven days fill a card, however far apart, and give ten bones', () => {
  expect(play(1, 2, 9, 40, 41, 100)).toEqual({ punches: 6, lastDay: 100, bones: 0 })
  expect(play(1, 2, 9, 40, 41, 100, 300)).toEqual({ punches: 0, lastDay: 300, bones: 10 })
})

it('[GR10] a day counts once', () => {
  expect(play(5, 5, 5)).toEqual({ punches: 1, lastDay: 5, bones: 0 })
})

it('[GR10] a round of an earlier day that comes late is no punch', () => {
  expect(play(5, 4)).toEqual({ punches: 1, lastDay: 5, bones: 0 })
})
