import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '@portal/ui'
import { aGuide } from '#test/content-factories.ts'
import { GuideContents } from './GuideContents.tsx'
import { Licences } from './Licences.tsx'
import { NotPublished } from './NotPublished.tsx'
import { Organisations } from './Organisations.tsx'
import { Overview } from './Overview.tsx'
import { Spotlight } from './Spotlight.tsx'
import { Topics } from './Topics.tsx'

const { contacts, licences, licenceSources, taxes, overview, industries, updatedOn } = aGuide()

const meta = {
  title: 'Guides/Parts',
  component: Organisations,
  args: { organisations: contacts },
  decorators: [
    (Story) => (
      <>
        <Heading level={2}>A section</Heading>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Organisations>

export default meta
type Story = StoryObj<typeof meta>

export const WhoToAsk: Story = {
  args: {
    organisations: contacts.map((contact, place) =>
      place === 0
        ? { ...contact, phone: '+67722856', email: 'a-very-long-address@registry.example' }
        : contact,
    ),
  },
}
export const WithoutContactDetails: Story = {
  args: { organisations: contacts.map((contact) => ({ ...contact, website: null })) },
}
export const ThreeLicences: Story = {
  render: () => (
    <Licences licences={licences} sources={licenceSources} reviewedOn={updatedOn} contacts={contacts} />
  ),
}
export const LicencesNotPublished: Story = {
  render: () => <Licences licences={[]} reviewedOn={updatedOn} contacts={contacts} />,
}
export const Taxes: Story = {
  render: () => <Topics section={taxes} reviewedOn={updatedOn} contacts={contacts} />,
}
export const NotYet: Story = { render: () => <NotPublished contacts={[]} /> }
export const InFigures: Story = { render: () => <Overview country="pg" lead={overview[0] ?? ''} /> }
export const Industries: Story = { render: () => <Spotlight industries={industries} contacts={contacts} /> }
export const Contents: Story = { render: () => <GuideContents country="sb" /> }
export const SmallScreen: Story = { ...ThreeLicences, globals: { viewport: { value: 'small' } } }
