import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'
import { Stack } from './Stack.tsx'

const Block = styled.div`
  padding: ${token.space[12]};
  border-radius: ${token.radius.control};
  background: ${token.color.lagoonTint};
`

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: ['Honiara', 'Auki', 'Gizo'].map((town) => <Block key={town}>{town}</Block>),
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Tight: Story = { args: { gap: 4 } }
export const Wide: Story = { args: { gap: 48 } }
export const Start: Story = { args: { align: 'start' } }
export const Center: Story = { args: { align: 'center' } }
