import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Profile',
    items: [
      { id: 'about', label: 'About', content: 'Forty growers press coconuts within a day of harvest.' },
      { id: 'gallery', label: 'Gallery', content: 'Twelve pictures of the mill and the wharf.' },
      { id: 'reviews', label: 'Reviews', content: 'On time, clean drums, fair price.' },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SecondSelected: Story = { args: { defaultValue: 'gallery' } }

export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
  },
}

export const ManyAndLong: Story = {
  args: {
    items: [
      { id: '1', label: 'Policy and regulation', content: 'Policy' },
      { id: '2', label: 'Industry', content: 'Industry' },
      { id: '3', label: 'Funding announcements', content: 'Funding' },
      { id: '4', label: 'Success stories', content: 'Success' },
      { id: '5', label: 'Trade between the islands', content: 'Trade' },
    ],
    defaultValue: '4',
  },
}

export const Small: Story = { ...ManyAndLong, globals: { viewport: { value: 'small' } } }
