import { styled } from 'styled-components'
import { drawings } from './drawings.tsx'

const Cloth = styled.svg`
  display: inline-block;
  flex: none;
  width: auto;
  height: 0.95em;
  border-radius: 0.15em;
  vertical-align: -0.1em;
`

/** Props of `Flag`: an ISO 3166 country code in any case; `label` only where the country is not named beside it. */
export type FlagProps = { code: string; label?: string }

/** The flag of sb, fj, pg, nc or vu, as high as the text; any other code shows nothing. */
export function Flag({ code, label }: FlagProps) {
  const flag = drawings.get(code.toLowerCase())
  if (flag === undefined) return null
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <Cloth viewBox={`0 0 ${flag.width} ${flag.height}`} {...name}>
      {flag.drawing}
    </Cloth>
  )
}
