import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  title: 'Display/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Place', details: 'Auki, Malaita' },
      { term: 'Phone', details: '+677 74 12345' },
      { term: 'Licence', details: 'SB-20114' },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = {
  args: {
    items: [
      {
        term: 'Directions from the wharf',
        details: 'Behind Auki market, the blue gate next to the fuel depot; ask for Mary when it is closed.',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
}
export const OnDeep: Story = { parameters: { surface: 'deep' } }
