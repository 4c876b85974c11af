/** Text in a pattern of LIKE that stands for nothing but itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
