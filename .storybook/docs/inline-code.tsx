import type { ReactNode } from 'react'

/** A sentence with text in backticks as code. */
export const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence keep their order
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  )
