export const WHEEL_WINDOW = { name: 'wheel', answers: 'use' } as const
