import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Stat } from './Stat.tsx'

const meta = {
  title: 'Display/Stat',
  component: Stat,
  args: { label: 'Businesses', value: '412' },
} satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const WithNote: Story = { args: { value: '12,000+', note: 'Regional estimate' } }
export const InCards: Story = {
  render: () => (
    <Grid gap={16}>
      <Card>
        <Stat label="Businesses" value="412" />
      </Card>
      <Card>
        <Stat label="Revenue this year" value="$4,306" />
      </Card>
    </Grid>
  ),
}
export const LongText: Story = {
  args: {
    label: 'Listings whose ninety free days end within the next two weeks',
    value: '1,234,567,890,123',
  },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { args: { note: 'Regional estimate' }, parameters: { surface: 'deep' } }
