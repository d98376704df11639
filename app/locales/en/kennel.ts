export const kennel = {}
