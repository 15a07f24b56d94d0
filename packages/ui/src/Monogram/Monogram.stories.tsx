import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Grid } from '../layout/Grid.tsx'
import { Monogram } from './Monogram.tsx'
import { monogramTones } from './monogramTone.ts'

const Frame = styled.div`
  height: 8rem;
`

const meta = {
  title: 'Display/Monogram',
  component: Monogram,
  args: { name: 'Kokonut Oil Cooperative', tone: 'lagoon' },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Monogram>

export default meta
type Story = StoryObj<typeof meta>

export const Cover: Story = {}
export const Square: Story = { args: { shape: 'square' } }
export const ToneFromName: Story = {
  args: { name: 'Point Cruz Print House' },
  render: ({ name }) => <Monogram name={name} />,
}
export const AccentedInitial: Story = { args: { name: 'Écologie Nouméa', tone: 'plum' } }
export const WithoutLetters: Story = { args: { name: '***', tone: 'clay' } }
export const PatternOnly: Story = { render: () => <Monogram tone="indigo" /> }
export const Tones: Story = {
  render: () => (
    <Grid cell="narrow" gap={12}>
      {monogramTones.map((tone) => (
        <Frame key={tone}>
          <Monogram name={tone} tone={tone} />
        </Frame>
      ))}
    </Grid>
  ),
}
export const OnDeep: Story = { args: { shape: 'square' }, parameters: { surface: 'deep' } }
