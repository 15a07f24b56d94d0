import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '../TextLink/TextLink.tsx'
import { SectionHeader } from './SectionHeader.tsx'

const meta = {
  title: 'Type/SectionHeader',
  component: SectionHeader,
  args: {
    title: 'Explore by Province',
    children: 'See what each province is known for.',
    action: (
      <TextLink href="/directory" arrow>
        All ten provinces
      </TextLink>
    ),
  },
} satisfies Meta<typeof SectionHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TitleOnly: Story = { args: { children: undefined, action: undefined } }
export const PageLevel: Story = { args: { level: 1 } }
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } }
export const OnDeep: Story = { parameters: { surface: 'deep' } }
