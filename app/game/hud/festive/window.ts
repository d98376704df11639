export const FESTIVE_WINDOW = { name: 'festive', answers: 'use' } as const
