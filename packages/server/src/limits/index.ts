export { FixedWindowLimit, type Attempt, type FixedWindowOptions } from './fixed-window-limit.ts'
