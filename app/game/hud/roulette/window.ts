export const ROULETTE_WINDOW = { name: 'roulette' }
