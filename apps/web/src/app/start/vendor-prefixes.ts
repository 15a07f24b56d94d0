// cspell:ignore prefixer
/**
 * Replaces `stylis/src/Prefixer.js`: leaves declarations as they are written. styled-components calls it on demand
 * only.
 */
export const prefix = (declaration: string): string => declaration
