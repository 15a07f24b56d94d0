import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@portal/domain/contract'
import { aResource } from '#test/content-factories.ts'
import { anEvent } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen } from './resources.screen.tsx'

const resources = [
  aResource(),
  aResource({
    id: 2,
    slug: 'cash-book',
    title: 'Cash book',
    type: 'Template',
    topic: 'finance',
    format: 'CSV',
  }),
  aResource({
    id: 3,
    slug: 'long',
    title:
      'Checklist of the papers that a consignment of kava needs before it leaves Port Vila or Luganville',
    type: 'Checklist',
    topic: 'export',
    countries: [],
    downloads: 0,
  }),
]
const webinars = [1, 2].map((id) =>
  anEvent({ id, slug: `webinar-${id}`, type: 'Webinars', speaker: 'Ana Tuilagi' }),
)

const meta = {
  title: 'Resources/Page',
  component: screen.Component,
  parameters: { layout: 'fullscreen', path: '/resources' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const stats = reply(calls.resourceStats, 200, { guides: 21, templates: 13, downloads: 1480, members: 352 })

export const Full: Story = {
  decorators: [
    withStore({
      fetch: replies(
        reply(calls.listResources, 200, resources, { total: 24 }),
        reply(calls.listEvents, 200, webinars),
        stats,
      ),
    }),
  ],
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'small' } } }
export const NothingFound: Story = {
  decorators: [
    withStore({
      fetch: replies(reply(calls.listResources, 200, []), reply(calls.listEvents, 200, []), stats),
    }),
  ],
  parameters: { path: '/resources?search=submarine' },
}
export const Loading: Story = { decorators: [withStore()] }
