import { checkPrinted } from './check-printed.ts'

/** The common settings of the stories of printed pages: print styles, at the width of A4 within its margins. */
export const printed = {
  globals: { media: 'print', viewport: { value: 'paper' } },
  play: checkPrinted,
}
