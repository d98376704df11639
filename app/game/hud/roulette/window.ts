export const ROULETTE_WINDOW = { name: 'roulette', answers: 'use' } as const
