export const FESTIVE_WINDOW = { name: 'festive' }
