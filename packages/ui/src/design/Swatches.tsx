import { styled } from 'styled-components'
import { Grid } from '../layout/Grid.tsx'
import { token } from '../tokens/token.ts'

const Chip = styled.svg`
  width: 100%;
  height: 3.5rem;
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.control};
`

const Caption = styled.figcaption`
  font-size: ${token.size[13]};
  overflow-wrap: anywhere;
`

/** One colour to show: its name, the CSS that reads it and, where it is fixed, its value. */
export type Swatch = { name: string; colour: string; value?: string }

/** Colours with their names, for the design pages. */
export const Swatches = ({ swatches }: { swatches: readonly Swatch[] }) => (
  <Grid cell="narrow" gap={16}>
    {swatches.map(({ name, colour, value }) => (
      <figure key={name}>
        <Chip aria-hidden="true">
          <rect width="100%" height="100%" fill={colour} />
        </Chip>
        <Caption>
          <b>{name}</b> {value}
        </Caption>
      </figure>
    ))}
  </Grid>
)
