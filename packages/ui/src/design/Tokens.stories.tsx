import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Grid } from '../layout/Grid.tsx'
import { token } from '../tokens/token.ts'
import { values } from '../tokens/values.ts'
import { Swatches } from './Swatches.tsx'

const meta = { title: 'Design/Tokens' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const roles = Object.entries(token.role).map(([name, colour]) => ({ name, colour }))

const palette = Object.entries(values.color).map(([name, value]) => ({ name, value, colour: value }))

const Sample = styled.div`
  padding: ${token.space[24]};
  border: 1px solid ${token.role.line};
  background: ${token.role.raised};
  &[data-shape='control'] {
    border-radius: ${token.radius.control};
  }
  &[data-shape='card'] {
    border-radius: ${token.radius.card};
  }
  &[data-shape='pill'] {
    border-radius: ${token.radius.pill};
  }
  &[data-shape='float'] {
    border-radius: ${token.radius.card};
    box-shadow: ${token.shadow.float};
  }
`

export const RolesOnPaper: Story = { render: () => <Swatches swatches={roles} /> }
export const RolesOnDeep: Story = { ...RolesOnPaper, parameters: { surface: 'deep' } }
export const Palette: Story = { render: () => <Swatches swatches={palette} /> }
const figures = (['duration', 'ease', 'target', 'measure', 'layer'] as const).flatMap((group) =>
  Object.entries(values[group]).map(([name, value]) => ({ term: `${group}.${name}`, details: value })),
)

export const Figures: Story = { render: () => <DescriptionList items={figures} /> }
export const Shape: Story = {
  render: () => (
    <Grid>
      {['control', 'card', 'pill', 'float'].map((shape) => (
        <Sample key={shape} data-shape={shape}>
          {shape}
        </Sample>
      ))}
    </Grid>
  ),
}
