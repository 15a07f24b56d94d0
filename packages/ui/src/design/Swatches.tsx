import { styled } from 'styled-components'
import { Grid } from '../layout/Grid.tsx'
import { token } from '../tokens/token.ts'
import { CopyName } from './CopyName.tsx'

const Chip = styled.svg`
  width: 100%;
  height: 3.5rem;
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.control};
`

const Caption = styled.figcaption`
  display: grid;
  font-size: ${token.size[13]};
  overflow-wrap: anywhere;
`

/** One colour to show: its name in code, the CSS that reads it and, where it is fixed, its value. */
export type Swatch = { name: string; colour: string; value?: string }

/** `var(--color-soft-ink)` -> `--color-soft-ink`. */
const toProperty = (reference: string): string => reference.slice(4, -1)

/** Colours with their names, which a click copies: for the design pages. */
export const Swatches = ({ swatches }: { swatches: readonly Swatch[] }) => (
  <Grid cell="narrow" gap={16}>
    {swatches.map(({ name, colour, value }) => (
      <figure key={name}>
        <Chip aria-hidden="true">
          <rect width="100%" height="100%" fill={colour} />
        </Chip>
        <Caption>
          <CopyName name={name} />
          <CopyName name={toProperty(colour)} />
          {value !== undefined && <CopyName name={value} />}
        </Caption>
      </figure>
    ))}
  </Grid>
)
