import { Fragment } from 'react'

const escapeRegExp = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

interface WithNamesProps {
  /** A sentence that contains names and references. */
  text: string
  names: readonly string[]
}

/** A sentence whose names are excluded from the browser's translation. */
export function WithNames({ text, names }: WithNamesProps) {
  const known = names.filter(Boolean).toSorted((one, other) => other.length - one.length)
  if (known.length === 0) return text
  // The names are captured: every second part is one.
  const parts = text.split(new RegExp(`(${known.map(escapeRegExp).join('|')})`))
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} translate="no">
        {part}
      </span>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    ),
  )
}
