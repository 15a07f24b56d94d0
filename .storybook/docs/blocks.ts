import { Do, Advice, Avoid, Use } from './guidance.tsx'
import { Anatomy, Keyboard, Props, States } from './reference.tsx'

/** What pages of documentation (`.mdx`) use without importing it. */
export const blocks = { Anatomy, Do, Advice, Avoid, Keyboard, Props, States, Use }
