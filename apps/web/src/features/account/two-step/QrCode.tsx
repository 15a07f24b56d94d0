import { styled } from 'styled-components'
import { encode } from 'uqr'

/** The quiet zone that readers need around a code, in modules. */
const BORDER = 4

const Code = styled.svg`
  display: block;
  width: 100%;
  max-width: 14rem;
`

/** A QR code, drawn in the browser so that its text never leaves the page. Black on white in every colour scheme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.join('')} fill="#000" />
    </Code>
  )
}
