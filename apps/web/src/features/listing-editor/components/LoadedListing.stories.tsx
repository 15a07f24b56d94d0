import { calls, type EditableBusiness } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { anEditable, aPhoto, aUser } from '#test/factories.ts'
import { replies, reply, type Reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { LoadedListing } from './LoadedListing.tsx'

const LONG_NAME = 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale'

const plain = anEditable()
const createPhoto = (place: number, caption: string | null) => ({ url: aPhoto(place).src, caption })
const full = anEditable({
  isVerified: true,
  fields: {
    ...plain.fields,
    point: { latitude: -8.77, longitude: 160.7 },
    directions: 'Behind the market, by the wharf.',
    website: 'https://auki.example',
    socialMedia: { facebook: 'https://facebook.com/auki' },
    tags: ['Sawn timber', 'Roofing iron'],
    photos: [createPhoto(1, 'The shop'), createPhoto(2, null)],
    logo: aPhoto(3).src,
    hours: {
      mon: [
        ['08:00', '12:00'],
        ['13:00', '17:00'],
      ],
      sun: [],
    },
    temporarilyClosed: true,
    temporarilyClosedUntil: '2026-12-01',
    amenities: ['parking', 'meals', 'visits'],
    payments: ['cash', 'mobile-money'],
    delivery: ['by-sea'],
  },
})

const waiting = {
  status: 'pending',
  submittedAt: '2026-11-12T02:00:00.000Z',
  dueAt: '2026-11-25T02:00:00.000Z',
  reason: null,
  note: null,
  changes: [
    { field: 'name', before: 'Auki Hardware', after: 'Auki Hardware and Timber' },
    {
      field: 'photos',
      before: [createPhoto(1, 'The shop'), createPhoto(2, 'The yard')],
      after: [createPhoto(1, 'The new shop by the wharf'), createPhoto(3, null)],
    },
    { field: 'website', before: null, after: 'https://auki-hardware.example' },
  ],
} as const satisfies EditableBusiness['waiting']

const withListing = (...responses: readonly Reply[]) =>
  withStore({ fetch: replies(reply(calls.currentUser, 200, aUser()), ...responses) })
const showing = (listing: EditableBusiness, ...responses: readonly Reply[]) =>
  withListing(reply(calls.getBusinessEdit, 200, listing), ...responses)

const meta = {
  title: 'Listing editor/Editor',
  component: LoadedListing,
  args: { id: 7 },
  parameters: { path: '/dashboard/listings/7/edit', layout: 'fullscreen' },
} satisfies Meta<typeof LoadedListing>

export default meta
type Story = StoryObj<typeof meta>

export const LittleFilledIn: Story = { decorators: [showing(plain)] }
export const Full: Story = { decorators: [showing(full)] }
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'small' } } }
export const NotApprovedYet: Story = {
  decorators: [showing(anEditable({ status: 'pending', reviewed: [] }))],
}
export const ByAnAdministrator: Story = {
  decorators: [showing(anEditable({ isOwner: false, reviewed: [], waiting }))],
}
export const ALongName: Story = {
  decorators: [showing(anEditable({ stored: { ...plain.fields, name: LONG_NAME } }))],
  globals: { viewport: { value: 'small' } },
}
export const Paused: Story = {
  decorators: [showing(anEditable({ pausedAt: '2026-11-12T02:00:00.000Z' }))],
}

const openDifferences: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  const panel = within(
    (await canvas.findByText(/^Your (last )?changes/)).closest<HTMLElement>('#waiting-changes') ??
      canvasElement,
  )
  for (const field of ['Name', 'Photos', 'Website']) await userEvent.click(panel.getByText(field))
  await waitFor(() => expect(panel.getByText('New')).toBeVisible())
}
export const WithWaitingChanges: Story = {
  decorators: [showing(anEditable({ waiting }))],
  play: openDifferences,
}
export const WithRejectedChanges: Story = {
  decorators: [
    showing(
      anEditable({
        waiting: {
          ...waiting,
          status: 'rejected',
          dueAt: null,
          reason: 'The description is not clear enough',
          note: 'Please say which products you sell.',
        },
      }),
    ),
  ],
  play: openDifferences,
  globals: { viewport: { value: 'small' } },
}

/** Types another name and saves it. */
const saveName = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement)
  const field = await canvas.findByLabelText(/^Name/)
  await userEvent.clear(field)
  if (name !== '') await userEvent.type(field, name)
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  return canvas
}

const changed = { ...plain.fields, name: 'Auki Timber', phone: '+6777454321' }
export const WithConflict: Story = {
  decorators: [
    showing(
      plain,
      reply(calls.editBusiness, 409, {
        message: 'This listing has changed since. Please look at what changed',
        changes: [],
        present: anEditable({ version: 4, fields: changed, stored: changed }),
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = await saveName(canvasElement, 'Auki Iron')
    await expect(await canvas.findByText('Also changed, and kept: Phone.')).toBeVisible()
  },
}
export const WithErrors: Story = {
  decorators: [showing(plain)],
  play: async ({ canvasElement }) => {
    const canvas = await saveName(canvasElement, '')
    await expect(await canvas.findByText('Not saved yet.')).toBeVisible()
  },
}
export const NotSaved: Story = {
  decorators: [showing(plain, reply(calls.editBusiness, 429, { message: 'Too many requests' }))],
  play: async ({ canvasElement }) => {
    const canvas = await saveName(canvasElement, 'Auki Iron')
    await expect(await canvas.findByText('Not saved yet.')).toBeVisible()
  },
}
export const Loading: Story = { decorators: [withListing()] }
export const NotYours: Story = {
  decorators: [withListing(reply(calls.getBusinessEdit, 404, { message: 'Business not found' }))],
}
export const Failed: Story = {
  decorators: [withListing(reply(calls.getBusinessEdit, 429, { message: 'Too many requests' }))],
}
