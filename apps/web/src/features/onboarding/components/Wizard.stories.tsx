// cspell:ignore averyverylongwordwithoutanybreak
import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls, type LikelyDuplicate } from '@portal/domain/contract'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { replies, reply } from '#test/replies.ts'
import { BUSINESS } from '#test/business-wizard.ts'
import { withStore } from '#test/with-store.tsx'
import { SAVED_AT } from '#test/factories.ts'
import { createOnboardingDrafts, type PhotoMetadata } from '../onboarding-draft.ts'
import { BLANK_BUSINESS, type BusinessForm } from '../business-form.ts'
import { Wizard } from './Wizard.tsx'

const meta = {
  title: 'Registration/Wizard',
  component: Wizard,
  decorators: [withStore()],
} satisfies Meta<typeof Wizard>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the wizard with a stored draft. */
const withDraftAt =
  (step: number, own: Partial<BusinessForm> = {}, images: PhotoMetadata[] = []) =>
  () => {
    const drafts = createOnboardingDrafts(null)
    const draft = {
      id: 'story',
      owner: null,
      step,
      form: { ...BLANK_BUSINESS, ...BUSINESS, ...own },
      images,
      termsVersion: '2026-12-01',
      sending: null,
      savedAt: SAVED_AT,
    }
    drafts.save(draft, Date.now())
    return () => drafts.remove('story', Date.now())
  }

const phone = { viewport: { value: 'phone' } } as const
const small = { viewport: { value: 'small' } } as const

export const ShopInfo: Story = {}
export const ShopInfoFilled: Story = { beforeEach: withDraftAt(1) }
export const ShopInfoTooShort: Story = {
  beforeEach: withDraftAt(1, { description: 'We press coconut oil.' }),
  globals: phone,
}
/** The step stays, with the error beside its field until it is corrected. */
export const StepRefused: Story = {
  beforeEach: withDraftAt(3, { email: 'mele' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    const email = canvas.getByRole('textbox', { name: /^Email/ })
    await waitFor(() => expect(email).toBeInvalid())
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/)
    await expect(canvas.getByRole('heading', { name: 'Contact' })).toBeVisible()
    await userEvent.type(email, '@kokonut.test')
    await waitFor(() => expect(email).toBeValid())
  },
}
export const ShopInfoLongWords: Story = {
  beforeEach: withDraftAt(1, {
    shopName: 'Association des Producteurs de Vanille et de Kava de Sainte-Marie',
    description: 'Averyverylongwordwithoutanybreak'.repeat(5),
  }),
  globals: small,
}
export const Location: Story = { beforeEach: withDraftAt(2, { province: '', cityTown: '' }) }
export const LocationFilled: Story = { beforeEach: withDraftAt(2), globals: phone }
export const LocationWithoutProvinces: Story = {
  beforeEach: withDraftAt(2, { province: 'pg', cityTown: '' }),
  globals: small,
}
export const Contact: Story = { beforeEach: withDraftAt(3, { ownerName: '', email: '' }) }
export const ContactFilled: Story = { beforeEach: withDraftAt(3, { phone: '+677 740 0112' }), globals: phone }
export const Images: Story = { beforeEach: withDraftAt(4) }
export const ImagesOnASmallPhone: Story = { beforeEach: withDraftAt(4), globals: small }
export const Terms: Story = { beforeEach: withDraftAt(5) }
export const TermsOnAPhone: Story = { beforeEach: withDraftAt(5), globals: phone }
export const TermsOnASmallPhone: Story = { beforeEach: withDraftAt(5, { acceptTerms: true }), globals: small }

export const PhotosToAttachAgain: Story = {
  beforeEach: withDraftAt(5, { acceptTerms: true }, [
    { name: 'front.jpg', size: 4_200_000, type: 'image/jpeg' },
    { name: 'inside-the-shop-with-everybody-who-works-here.jpg', size: 3_100_000, type: 'image/jpeg' },
  ]),
  globals: phone,
}

const duplicate: LikelyDuplicate = {
  id: 4,
  name: 'Kokonut Oil Co-operative',
  slug: 'kokonut-oil-co-operative',
  category: 'Food & Beverages',
  country: 'sb',
  province: 'malaita',
  address: 'Auki',
  samePhone: true,
  own: false,
  status: 'approved',
}

export const LikelyDuplicates: Story = {
  beforeEach: withDraftAt(5),
  decorators: [
    withStore({
      fetch: replies(
        reply(calls.likelyDuplicates, 200, [
          duplicate,
          { ...duplicate, id: 5, name: 'Kokonut Oil', own: true, status: 'pending', samePhone: false },
        ]),
      ),
    }),
  ],
  globals: phone,
}

/** Sent with errors on an earlier step. */
export const Errors: Story = {
  beforeEach: withDraftAt(5, { ownerName: 'M', email: 'mele', phone: '12', acceptTerms: true }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit for Review' }))
    await expect(await canvas.findByRole('heading', { name: 'Contact' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a valid email address')
  },
}
export const ErrorsOnASmallPhone: Story = { ...Errors, globals: small }
