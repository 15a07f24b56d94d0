// cspell:ignore qqqx
import { calls } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { someSearchWords } from '#test/analytics.ts'
import { aSummary } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { WordsDialog } from './WordsDialog.tsx'

const PREVIEW = {
  text: 'car wash',
  before: 0,
  total: 12,
  items: ['Auki Motors', 'Point Cruz Garage', 'Gizo Boat and Car Care', 'Lami Detailing', 'Nadi Valet'].map(
    (name, id) => aSummary({ id: id + 1, name }),
  ),
}
const UNKNOWN = 'No listing and no other entry says “qqqx”: please choose words that businesses use'

const meta = {
  title: 'Administration/Words of searches',
  component: WordsDialog,
  args: { open: true, onOpenChange: () => {}, entry: null, text: 'car wash' },
  decorators: [withStore({ fetch: replies(reply(calls.previewSearchWords, 200, PREVIEW)) })],
} satisfies Meta<typeof WordsDialog>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {}

export const WithPreview: Story = {
  args: { entry: someSearchWords() },
  play: async () => {
    await screen.findByText(/would find 12 businesses/)
  },
}

export const OnAPhone: Story = { ...WithPreview, globals: { viewport: { value: 'small' } } }

export const UnknownWord: Story = {
  args: { entry: someSearchWords({ meanings: ['qqqx'] }) },
  decorators: [
    withStore({
      fetch: replies(
        reply(calls.previewSearchWords, 400, { message: UNKNOWN, fields: { meanings: UNKNOWN } }),
      ),
    }),
  ],
  play: async () => {
    await screen.findByText(UNKNOWN)
  },
}

export const MissingFields: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add words' }))
    await screen.findByText('Write what it means')
  },
}
