import { calls } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { paths } from '#shared/urls/paths.ts'
import { aUser, anOwnBusiness, somePhotos, withPhotos } from '#test/factories.ts'
import { aPreview } from '#test/order-factories.ts'
import { replies, reply, type Reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { screen } from './upgrade.screen.tsx'

const LONG = 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale'

const BUSINESSES = [
  anOwnBusiness({ id: 1, subscriptionTier: 0, ...withPhotos(somePhotos(7)) }),
  anOwnBusiness({ id: 2, name: LONG, subscriptionTier: 1, country: 'nc' }),
  anOwnBusiness({ id: 3, name: 'Gizo Dive', status: 'pending' }),
  anOwnBusiness({ id: 4, name: 'Umi Fish', suspendedAt: '2026-11-01T02:00:00.000Z' }),
]

const signedIn = (...rest: readonly Reply[]) => [
  withStore({ fetch: replies(reply(calls.currentUser, 200, aUser()), ...rest) }),
]

const shown = (preview = aPreview(), businesses = BUSINESSES) =>
  signedIn(reply(calls.listBusinesses, 200, businesses), reply(calls.previewOrder, 200, preview))

const meta = {
  title: 'Orders/Upgrade',
  component: screen.Component,
  parameters: { layout: 'fullscreen', path: paths.upgrade({ business: 1, plan: 'enhanced' }) },
  beforeEach: () => {
    document.cookie = 'signed-in=1'
    return () => {
      document.cookie = 'signed-in=; max-age=0'
    }
  },
} satisfies Meta<typeof screen.Component>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const YEAR = { startsAt: '2027-03-20T02:00:00.000Z', endsAt: '2028-03-19T02:00:00.000Z' }

export const Enhanced: Story = { decorators: shown() }
export const EnhancedOnAPhone: Story = { ...Enhanced, globals: phone }
export const NothingChosen: Story = { decorators: shown(), parameters: { path: paths.upgrade() } }
export const RunOut: Story = {
  decorators: shown(aPreview({ current: { tier: 0, until: '2026-11-01T02:00:00.000Z', isPublic: false } })),
}
export const ToAHigherPlan: Story = {
  parameters: { path: `${paths.upgrade({ business: 2, plan: 'enhanced' })}&addOns=Logo+design` },
  decorators: shown(
    aPreview({
      items: [
        { kind: 'plan', name: 'Enhanced, one year', amount: 129 },
        { kind: 'add-on', name: 'Logo design', amount: 150 },
        { kind: 'unused time', name: 'Unused days of the plan until now', amount: -44.5 },
      ],
      total: 234.5,
      creditUsed: 10,
      due: 224.5,
      local: { currency: 'XPF', rate: 111.25, rateDate: '2026-11-16', total: 26_088, due: 24_976 },
      current: { tier: 1, until: YEAR.startsAt, isPublic: true },
    }),
  ),
}
export const LongNameOnAPhone: Story = { ...ToAHigherPlan, globals: { viewport: { value: 'small' } } }
export const ToALowerPlan: Story = {
  parameters: { path: paths.upgrade({ business: 1, plan: 'standard' }) },
  decorators: shown(
    aPreview({
      items: [{ kind: 'plan', name: 'Standard, one year', amount: 89 }],
      total: 89,
      due: 89,
      local: null,
      current: { tier: 2, until: YEAR.startsAt, isPublic: true },
      next: { tier: 1, ...YEAR },
      photos: { total: 7, shownNow: 7, shownThen: 4 },
      addedPhotos: [],
    }),
  ),
}
export const Website: Story = {
  parameters: { path: paths.upgrade({ business: 1, plan: 'website' }) },
  decorators: shown(),
}
export const TakesNoOrder: Story = {
  decorators: signedIn(
    reply(calls.listBusinesses, 200, BUSINESSES),
    reply(calls.previewOrder, 409, {
      message: 'A part of order PB-4M2K-7T is paid already. Pay its rest first.',
    }),
  ),
}
export const NoBusinesses: Story = { decorators: shown(aPreview(), []) }
export const LoadingThePrice: Story = { decorators: signedIn(reply(calls.listBusinesses, 200, BUSINESSES)) }
export const Loading: Story = { decorators: signedIn() }
export const Failed: Story = {
  decorators: signedIn(reply(calls.listBusinesses, 429, { message: 'Too many requests' })),
}
