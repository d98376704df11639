export const game = {}
