import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'
import { islands } from '../design/sample-islands.ts'
import { RegionMap } from './RegionMap.tsx'

const Sea = styled.div`
  max-width: 42rem;
  padding: ${token.space[16]};
  background: ${token.role.surface};
`

const onDeep = (Story: () => ReactNode) => (
  <Sea data-surface="deep">
    <Story />
  </Sea>
)

const linked = islands.map((island) => ({
  ...island,
  href: `/places/${island.id}`,
  valueLabel: `${island.value} offices`,
}))

const meta = {
  title: 'Content/RegionMap',
  component: RegionMap,
  decorators: [onDeep],
  args: {
    label: 'Offices by island group',
    viewBox: '0 0 2000 1400',
    regions: linked.map((island) => ({ ...island, highlighted: island.id === 'malaita' })),
    points: [
      {
        id: 'honiara',
        name: 'Honiara',
        x: 1054,
        y: 709,
        label: { x: 930, y: 735, anchor: 'end' },
        value: 112,
        valueLabel: '112 offices',
        href: '/places/honiara',
      },
    ],
    insets: [{ x: 1480, y: 40, width: 480, height: 400 }],
  },
} satisfies Meta<typeof RegionMap>

export default meta
type Story = StoryObj<typeof meta>

export const OnDeep: Story = {}

export const OnPaper: Story = {
  decorators: [
    (Story) => (
      <Sea data-surface="paper">
        <Story />
      </Sea>
    ),
  ],
}

export const WithoutLinks: Story = { args: { regions: islands, points: [] } }

export const AreasOnly: Story = { args: { regions: linked, points: [], insets: [] } }

export const Focused: Story = {
  play: ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Choiseul, 9 offices' }).focus()
    return userEvent.keyboard('{Shift}')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Small: Story = { globals: { viewport: { value: 'small' } } }
