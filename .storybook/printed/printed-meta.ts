import { checkPrinted } from './check-printed.ts'

/** What the stories of printed pages have in common: the styles for print, on the width of A4 within its margins. */
export const printed = {
  globals: { media: 'print', viewport: { value: 'paper' } },
  play: checkPrinted,
}
