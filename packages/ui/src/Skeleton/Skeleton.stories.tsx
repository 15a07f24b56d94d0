import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Title: Story = { args: { shape: 'title' } }
export const Short: Story = { args: { shape: 'short' } }
export const Block: Story = { args: { shape: 'block' } }
export const Circle: Story = { args: { shape: 'circle' } }
export const Cards: Story = {
  render: () => (
    <Grid cell="wide">
      {[1, 2, 3].map((each) => (
        <Card key={each} cover={<Skeleton shape="cover" />}>
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton />
        </Card>
      ))}
    </Grid>
  ),
}
export const OnDeep: Story = { parameters: { surface: 'deep' } }
