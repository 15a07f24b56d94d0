import type { Meta, StoryObj } from '@storybook/react-vite'
import { anOwnBusiness, aPhoto, somePhotos, withPhotos } from '#test/factories.ts'
import { withStore } from '#test/with-store.tsx'
import { ProfilePreview } from './ProfilePreview.tsx'

const meta = {
  title: 'Listing editor/Preview',
  component: ProfilePreview,
  args: {
    business: anOwnBusiness({
      ...withPhotos(somePhotos(3)),
      logoUrl: aPhoto(4).src,
      videoUrl: 'https://youtu.be/abcdefghijk',
      tags: ['Coconut oil', 'Soap'],
    }),
  },
  decorators: [
    (Story) => (
      <>
        <h1>Preview of your changes</h1>
        <h2>Kokonut Oil Cooperative</h2>
        <Story />
      </>
    ),
    withStore(),
  ],
} satisfies Meta<typeof ProfilePreview>

export default meta
type Story = StoryObj<typeof meta>

export const Enhanced: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'small' } } }
export const OnTrial: Story = {
  args: { business: anOwnBusiness({ subscriptionTier: 0, ...withPhotos(somePhotos(2)) }) },
}
export const WithoutPhotos: Story = { args: { business: anOwnBusiness() } }
