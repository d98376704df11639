export const SOUND_WINDOW = { name: 'sound' }
export const OPTIONS_WINDOW = { name: 'options' }
