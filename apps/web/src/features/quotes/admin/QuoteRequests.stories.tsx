import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { expect, userEvent, waitFor } from 'storybook/test'
import { anAdminSummary } from '#test/admin-factories.ts'
import { anOffer, aQuoteRequest } from '#test/quote-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { QuoteRequests } from './QuoteRequests.tsx'

const oil = aQuoteRequest()
const quoted = aQuoteRequest({
  id: 2,
  reference: 'PB-2222-22',
  businessName: 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale',
  country: 'vu',
  phone: null,
  preferredContact: 'email',
  requirements: '',
  domainName: null,
  status: 'quoted',
  offer: anOffer({ items: [{ name: 'Website with 4 pages', price: 1150 }] }),
  nextStatuses: ['accepted', 'declined', 'expired', 'in review'],
  isSample: true,
  history: [
    {
      kind: 'note',
      status: null,
      note: 'Wants French too.',
      by: 'Ruth Kila',
      byRequester: false,
      offer: null,
      at: '2026-11-20T01:00:00.000Z',
    },
    {
      kind: 'status',
      status: 'quoted',
      note: '$1,150, three weeks.',
      by: null,
      byRequester: false,
      offer: null,
      at: '2026-11-20T00:00:00.000Z',
    },
  ],
})
const accepted = aQuoteRequest({
  id: 3,
  businessName: 'Gizo Print House',
  status: 'accepted',
  nextStatuses: [],
  business: { id: 7, name: 'Gizo Print House' },
  order: { id: 12, reference: 'PB-9999-99', status: 'open' },
})
const businesses = reply(calls.listAdminBusinesses, 200, [
  anAdminSummary(),
  anAdminSummary({
    id: 8,
    name: 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale',
    country: 'nc',
    province: null,
    state: 'expired',
  }),
])

const listed = reply(calls.listQuoteRequests, 200, [oil, quoted, accepted], { total: 60 })
const refused = reply(calls.setQuoteStatus, 409, { message: 'This request is already Accepted' })
const full = withStore({ fetch: replies(listed, refused, businesses) })

const meta = {
  title: 'Quotes/Admin',
  component: QuoteRequests,
  parameters: { path: '/admin?tab=quotes' },
  decorators: [
    (Story) => (
      <>
        <h1>Administration</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof QuoteRequests>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = { decorators: [full] }
export const WithHistory: Story = { decorators: [full], parameters: { path: '/admin?tab=quotes&id=2' } }
export const NowhereToGo: Story = { decorators: [full], parameters: { path: '/admin?tab=quotes&id=3' } }
export const ListOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } }
export const DetailsNarrow: Story = { ...WithHistory, globals: { viewport: { value: 'small' } } }
export const QuoteWithoutWords: Story = {
  decorators: [full],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Quoted' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Update and notify' }))
    await expect(canvas.getByText('Please write the timeline and the deliverables')).toBeVisible()
  },
}
export const QuoteWithItems: Story = {
  decorators: [full],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Quoted' }))
    await userEvent.click(canvas.getByRole('button', { name: 'List the items asked for' }))
    await expect(canvas.getByRole('textbox', { name: 'Item 2' })).toHaveValue('Logo design')
  },
}
export const FindingAListing: Story = {
  decorators: [full],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Business' }), 'a')
    const option = await canvas.findByRole('option', { name: /^Auki Hardware/ })
    // It opens from opacity 0, which counts as hidden.
    await waitFor(() => expect(option).toBeVisible())
  },
}
export const MovedElsewhere: Story = {
  decorators: [full],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Declined' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Update and notify' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('already Accepted')
  },
}
export const None: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listQuoteRequests, 200, [])) })],
}
export const NoneFound: Story = { ...None, parameters: { path: '/admin?tab=quotes&status=expired' } }
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listQuoteRequests, 429, { message: 'Too many' })) })],
}
