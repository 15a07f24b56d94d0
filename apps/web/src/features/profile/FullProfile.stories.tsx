import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Business } from '@portal/domain/contract'
import type { Store } from '#app/store.ts'
import { aBusiness, anOwnBusiness, aReview, aListed, somePhotos, withPhotos } from '#test/factories.ts'
import { withStore } from '#test/with-store.tsx'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { reviewsApi } from '#features/reviews/reviews.api.ts'
import { LazyReportDialog } from '#features/reports/LazyReportDialog.tsx'
import { ReportReview } from '#features/reports/ReportReview.tsx'
import { FullProfile } from './FullProfile.tsx'
import { toSimilarQuery } from './SimilarBusinesses.tsx'

const others = [
  aListed({
    id: 2,
    name: 'Vella Chilli Company',
    slug: 'vella-chilli',
    address: 'Gizo',
    province: 'western',
  }),
  aListed({ id: 3, name: 'Tikopia Table', slug: 'tikopia-table', address: 'Lata', province: 'temotu' }),
]

const reviews = [
  aReview(),
  aReview({
    id: 2,
    rating: 4,
    comment: 'Clean drums and a fair price.',
    user: { ...aReview().user, firstName: 'Ana' },
    editedAt: '2026-11-19T02:00:00.000Z',
    reply: { text: 'Thank you, Ana. The next drums are smaller.', at: '2026-11-19T04:00:00.000Z' },
    helpfulCount: 4,
  }),
]

const filled = (business: Business) =>
  withStore({
    fill: (store: Store) => {
      store.dispatch(
        reviewsApi.util.upsertQueryEntries([
          {
            endpointName: 'listReviews',
            arg: { business: business.id },
            value: { items: reviews, total: 23 },
          },
          {
            endpointName: 'reviewSummary',
            arg: business.id,
            value: { count: 23, average: 4.8, stars: [0, 0, 1, 3, 19] },
          },
        ]),
      )
      store.dispatch(
        businessesApi.util.upsertQueryEntries([
          {
            endpointName: 'listBusinesses',
            arg: toSimilarQuery(business),
            value: { items: others, total: 2 },
          },
        ]),
      )
    },
  })

const week = { mon: [['08:00', '17:00']], tue: [['08:00', '17:00']], sun: [] } satisfies Business['hours']

const enhanced = aBusiness({
  hours: { ...week, wed: week.mon, thu: week.mon, fri: week.mon, sat: [['09:00', '15:00']] },
  socialMedia: { facebook: 'kokonut', instagram: '@kokonut' },
  directions: 'Behind Auki market, blue gate next to the wharf.',
  latitude: -8.768,
  longitude: 160.7,
})

const meta = {
  title: 'Businesses/Profile',
  component: FullProfile,
  parameters: { layout: 'fullscreen' },
  args: { business: enhanced, ReportDialog: LazyReportDialog, ReportReview },
  decorators: [filled(enhanced)],
} satisfies Meta<typeof FullProfile>

export default meta
type Story = StoryObj<typeof meta>

export const Enhanced: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }

export const OnTrial: Story = {
  args: {
    business: {
      ...enhanced,
      subscriptionTier: 0,
      isVerified: false,
      rating: null,
      reviewCount: 0,
      trialExpiryDate: '2026-12-04T01:00:00.000Z',
    },
  },
}

export const VerifiedWithSource: Story = {
  args: { business: { ...enhanced, verification: { method: 'documents', on: '2026-11-03' } } },
}

export const TemporarilyClosed: Story = { args: { business: { ...enhanced, temporarilyClosed: true } } }

export const WithNothingNamed: Story = {
  args: {
    business: aBusiness({
      name: 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale',
      country: 'nc',
      province: null,
      address: null,
      phone: null,
      email: null,
      website: null,
      hours: null,
      timeZone: 'Pacific/Noumea',
    }),
  },
}

export const SeenByItsOwner: Story = { args: { business: anOwnBusiness({ ...enhanced, status: 'pending' }) } }

const ownTrial = anOwnBusiness({
  ...enhanced,
  isOwner: true,
  subscriptionTier: 0,
  trialExpiryDate: '2026-12-04T01:00:00.000Z',
  publicUntil: '2026-12-04T01:00:00.000Z',
})
export const OnTrialSeenByItsOwner: Story = { args: { business: ownTrial } }
export const OnTrialSeenByItsOwnerOnAPhone: Story = {
  ...OnTrialSeenByItsOwner,
  globals: { viewport: { value: 'phone' } },
}
export const TrialExpiredSeenByItsOwner: Story = {
  args: {
    business: anOwnBusiness({
      ...ownTrial,
      trialExpiryDate: '2026-11-19T01:00:00.000Z',
      publicUntil: '2026-11-19T01:00:00.000Z',
    }),
  },
}
export const PlanEndedSeenByItsOwner: Story = {
  args: {
    business: anOwnBusiness({ ...enhanced, isOwner: true, publicUntil: '2026-11-19T01:00:00.000Z' }),
  },
  globals: { viewport: { value: 'phone' } },
}

export const WithPhotos: Story = { args: { business: { ...enhanced, ...withPhotos(somePhotos(6)) } } }
export const WithPhotosOnAPhone: Story = { ...WithPhotos, globals: { viewport: { value: 'phone' } } }
export const PhotosSeenByTheirOwner: Story = {
  args: {
    business: anOwnBusiness({
      ...enhanced,
      status: 'pending',
      subscriptionTier: 0,
      ...withPhotos(somePhotos(3)),
    }),
  },
}
