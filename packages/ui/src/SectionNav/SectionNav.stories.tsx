import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionNav } from './SectionNav.tsx'

const sections = ['Overview', 'Licences', 'Taxes', 'Grants', 'Contacts'].map((label) => ({
  id: label.toLowerCase(),
  label,
}))

const meta = {
  title: 'Navigation/SectionNav',
  component: SectionNav,
  // Documentation pages show it in a separate frame.
  parameters: { docs: { story: { inline: false, height: '380px' } } },
  args: { label: 'On this page', sections },
  render: (args) => (
    <div>
      <SectionNav {...args} />
      {args.sections.map(({ id, label }) => (
        <section key={id} id={id}>
          <h2>{label}</h2>
          <p>{'What there is to know about it, at some length. '.repeat(30)}</p>
        </section>
      ))}
    </div>
  ),
} satisfies Meta<typeof SectionNav>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongNames: Story = {
  args: {
    sections: [
      { id: 'one', label: 'Regulations and licences for everybody who trades' },
      { id: 'two', label: 'Taxes' },
    ],
  },
}
export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } }
