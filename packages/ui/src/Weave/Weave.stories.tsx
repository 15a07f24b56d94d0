import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { weaving } from '../design/sample-weaving.ts'
import { Grid } from '../layout/Grid.tsx'
import { Weave } from './Weave.tsx'
import { weaveTones } from './weaveTone.ts'

const Frame = styled.div`
  height: 8rem;
`

const meta = {
  title: 'Display/Weave',
  component: Weave,
  args: { pattern: weaving, tone: 'lagoon' },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Weave>

export default meta
type Story = StoryObj<typeof meta>

export const Cover: Story = {}
export const Square: Story = { args: { shape: 'square' } }
export const Tones: Story = {
  render: () => (
    <Grid cell="narrow" gap={12}>
      {weaveTones.map((tone) => (
        <Frame key={tone}>
          <Weave pattern={weaving} tone={tone} />
        </Frame>
      ))}
    </Grid>
  ),
}
export const TurnedByPlace: Story = {
  render: () => (
    <Grid cell="narrow" gap={12}>
      {weaveTones.map((tone) => (
        <Frame as="article" key={tone}>
          <Weave pattern={weaving} tone="indigo" />
        </Frame>
      ))}
    </Grid>
  ),
}
export const OnDeep: Story = { args: { shape: 'square' }, parameters: { surface: 'deep' } }
