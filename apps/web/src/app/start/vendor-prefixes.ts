/** Takes the place of `stylis/src/Prefixer.js`: a declaration as it is written. styled-components calls it on demand only. */
export const prefix = (declaration: string): string => declaration
