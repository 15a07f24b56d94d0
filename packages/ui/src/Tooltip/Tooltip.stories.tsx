import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { screen } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '../Button/Button.tsx'
import { token } from '../tokens/token.ts'
import { Tooltip, TooltipProvider } from './Tooltip.tsx'

const Space = styled.div`
  display: grid;
  place-items: center;
  min-height: 12rem;
  padding: ${token.space[48]};
`

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  subcomponents: { TooltipProvider },
  decorators: [
    (Story: () => ReactNode) => (
      <TooltipProvider>
        <Space>
          <Story />
        </Space>
      </TooltipProvider>
    ),
  ],
  args: { text: 'Copies the address of this page', children: <Button variant="secondary">Share</Button> },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Top: Story = {}
export const Right: Story = { args: { side: 'right' } }
export const Bottom: Story = { args: { side: 'bottom' } }
export const Left: Story = { args: { side: 'left' } }
export const Hidden: Story = { play: () => {} }
export const LongText: Story = {
  args: {
    text: 'Copies the address of this page, so that you can send it by mail or message, also to somebody without an account',
  },
}
export const Small: Story = { ...LongText, globals: { viewport: { value: 'small' } } }
