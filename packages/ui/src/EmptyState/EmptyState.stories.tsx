import type { Meta, StoryObj } from '@storybook/react-vite'
import { weaving } from '../design/sample-weaving.ts'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No businesses found',
    children: 'Nothing in Temotu sells outboard engines yet. Try all provinces, or a wider word.',
    action: (
      <LinkButton href="/directory" variant="secondary">
        Search all provinces
      </LinkButton>
    ),
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TitleOnly: Story = { args: { children: undefined, action: undefined } }
export const OtherIcon: Story = { args: { icon: 'calendar', title: 'No events this month' } }
export const WithPicture: Story = { args: { picture: <img src={weaving} alt="" /> } }
export const LongText: Story = {
  args: { title: 'No businesses found for “Rennell and Bellona outrigger repair and provisioning”' },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { parameters: { surface: 'deep' } }
