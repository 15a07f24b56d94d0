import { Do, Advice, Avoid, Use } from './guidance.tsx'
import { Anatomy, Keyboard, Props, States } from './reference.tsx'

/** The components that documentation pages (`.mdx`) use without an import. */
export const blocks = { Anatomy, Do, Advice, Avoid, Keyboard, Props, States, Use }
