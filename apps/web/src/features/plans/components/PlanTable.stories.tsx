import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { PlanTable } from './PlanTable.tsx'

/** Takes the place of the site's header. */
const Below = styled.div`
  padding-top: 4rem;
`

const meta = {
  title: 'Plans/PlanTable',
  component: PlanTable,
  decorators: [
    (Story) => (
      <Below>
        <Story />
      </Below>
    ),
  ],
} satisfies Meta<typeof PlanTable>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
