export const openDebug = (x: unknown) => x
