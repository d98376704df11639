export const WHEEL_WINDOW = { name: 'wheel' }
