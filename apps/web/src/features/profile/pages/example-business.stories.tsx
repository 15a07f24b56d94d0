import type { Meta, StoryObj } from '@storybook/react-vite'
import { withStore } from '#test/with-store.tsx'
import { screen } from '#app/pages/profile/example-business.screen.tsx'

const meta = {
  title: 'Pages/Example business',
  component: screen.Component,
  parameters: { layout: 'fullscreen' },
  decorators: [withStore()],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Sample: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
