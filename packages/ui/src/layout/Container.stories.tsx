import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text/Text.tsx'
import { Container } from './Container.tsx'

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: { children: <Text>The page’s column, with its gutters.</Text> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const Narrow: Story = { args: { width: 'narrow' } }
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } }
