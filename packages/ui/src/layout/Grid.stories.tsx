import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Grid } from './Grid.tsx'

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: {
    children: ['Choiseul', 'Isabel', 'Malaita', 'Temotu'].map((name) => <Card key={name}>{name}</Card>),
  },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {}
export const Narrow: Story = { args: { cell: 'narrow' } }
export const Wide: Story = { args: { cell: 'wide' } }
export const SmallScreen: Story = { args: { cell: 'wide' }, globals: { viewport: { value: 'small' } } }
