import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { aGuide, aTender } from '#test/content-factories.ts'
import { anEvent, aNewsItem, aSummary } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import type { GuidePartAddress } from '#features/guides/guide-part-address.ts'
import { GuidePartPage } from '#features/guides/pages/GuidePartPage.tsx'
import { screen } from './guide.screen.tsx'
import { GuidePartWithTeasers } from './GuidePartWithTeasers.tsx'

const news = [1, 2, 3, 4].map((id) =>
  aNewsItem({ id, slug: `wharf-${id}`, title: `New wharf opens in Auki, part ${id}` }),
)
const businesses = [1, 2, 3].map((id) => aSummary({ id, name: `Shop ${id}`, slug: `shop-${id}` }))

const full = withStore({
  fetch: replies(
    reply(calls.getGuide, 200, aGuide()),
    reply(calls.listNews, 200, news),
    reply(calls.listEvents, 200, [anEvent()]),
    reply(calls.listTenders, 200, [aTender({ kind: 'grants' })]),
    reply(calls.listBusinesses, 200, businesses),
  ),
})
const nothingLive = withStore({
  fetch: replies(
    reply(
      calls.getGuide,
      200,
      aGuide({ licences: [], chambers: [], contacts: [], industries: [], quiz: [] }),
    ),
    reply(calls.listNews, 200, []),
    reply(calls.listEvents, 200, []),
    reply(calls.listTenders, 200, []),
    reply(calls.listBusinesses, 200, []),
  ),
})

const meta = {
  title: 'Guides/Pages',
  component: screen.Component,
  parameters: { layout: 'fullscreen', path: '/countries/solomon-islands' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Guide: Story = { decorators: [full] }
export const OnAPhone: Story = { ...Guide, globals: { viewport: { value: 'phone' } } }
export const WithNothingYet: Story = { decorators: [nothingLive] }
export const OnItsWay: Story = { decorators: [withStore()] }
export const ThatCouldNotBeHad: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.getGuide, 429, { message: 'Too many requests' })) })],
}
const part = (address: GuidePartAddress) => (
  <GuidePartPage {...address} body={<GuidePartWithTeasers {...address} />} />
)

export const Taxes: Story = {
  decorators: [full],
  render: () => part({ place: { country: 'fj', province: null }, part: 'taxes-duties' }),
}
export const OfAProvince: Story = {
  decorators: [full],
  render: () => part({ place: { country: 'sb', province: 'malaita' }, part: 'grants-tenders' }),
}
export const PartOnASmallScreen: Story = {
  ...OfAProvince,
  globals: { viewport: { value: 'small' } },
}
