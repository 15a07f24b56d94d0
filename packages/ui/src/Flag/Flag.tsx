import { styled } from 'styled-components'
import { flags } from './flags.tsx'

const Svg = styled.svg`
  display: inline-block;
  flex: none;
  width: auto;
  height: 0.95em;
  border-radius: 0.15em;
  vertical-align: -0.1em;
`

/** Props of `Flag`. */
export type FlagProps = {
  /** An ISO 3166 country code in any case: sb, fj, pg, nc or vu. */
  code: string
  /** Its name for screen readers, only where no text names the country. */
  label?: string
}

/** The flag of sb, fj, pg, nc or vu, as tall as the text; renders nothing for any other code. */
export function Flag({ code, label }: FlagProps) {
  const flag = flags.get(code.toLowerCase())
  if (flag === undefined) return null
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <Svg viewBox={`0 0 ${flag.width} ${flag.height}`} {...name}>
      {flag.shapes}
    </Svg>
  )
}
