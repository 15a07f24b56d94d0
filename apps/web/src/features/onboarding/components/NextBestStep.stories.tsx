import { calls, type EditableBusiness } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { anEditable, aUser } from '#test/factories.ts'
import { replies, reply, type Reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { NextBestStep } from './NextBestStep.tsx'

const plain = anEditable()
const waiting = (category: string) =>
  anEditable({ status: 'pending', fields: { ...plain.fields, category, payments: ['cash'] } })

const asking = (listing: EditableBusiness, ...responses: readonly Reply[]) => [
  withStore({
    fetch: replies(
      reply(calls.currentUser, 200, aUser()),
      reply(calls.getBusinessEdit, 200, listing),
      ...responses,
    ),
  }),
]

const tickParking: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: 'Parking' }))
}

const meta = {
  title: 'Registration/NextBestStep',
  component: NextBestStep,
  args: { listing: 7 },
  decorators: asking(waiting('Tourism & Hospitality')),
  beforeEach: () => {
    document.cookie = 'signed-in=1'
    return () => {
      document.cookie = 'signed-in=; max-age=0'
    }
  },
} satisfies Meta<typeof NextBestStep>

export default meta
type Story = StoryObj<typeof meta>

export const Lodging: Story = {}
export const Shop: Story = { decorators: asking(waiting('Handicrafts')) }
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } }
export const Saved: Story = {
  decorators: asking(waiting('Handicrafts'), reply(calls.editBusiness, 200, waiting('Handicrafts'))),
  play: async (context) => {
    await tickParking(context)
    const status = await within(context.canvasElement).findByRole('status')
    await expect(status).toHaveTextContent('Saved: Parking, Cash.')
  },
}
export const NotSaved: Story = {
  decorators: asking(
    waiting('Handicrafts'),
    reply(calls.editBusiness, 503, { message: 'The portal is very busy just now.' }),
  ),
  play: async (context) => {
    await tickParking(context)
    const retry = await within(context.canvasElement).findByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
  },
}
