import { calls, type EditableContent, type EditedKind } from '@portal/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { aContentEntry, anEditableContent } from '#test/edited-content-factories.ts'
import { anArticle } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'
import { withStore } from '#test/with-store.tsx'
import { ContentTab } from './tabs/ContentTab.tsx'

const LONG = 'Association des Producteurs de Vanille et de Kava de Sainte-Marie-de-la-Mer-Orientale'

const entries = [
  aContentEntry(),
  aContentEntry({ id: 2, contentKind: 'events', title: LONG, state: 'published', hasEdit: true }),
  aContentEntry({ id: 3, contentKind: 'tenders', title: 'Roof of the market', state: 'scheduled' }),
  aContentEntry({ id: 4, contentKind: 'jobs', title: 'Deck hand', state: 'taken-down' }),
  aContentEntry({ id: 5, contentKind: 'resources', title: 'Cash book', state: 'published', isFile: true }),
]

const document = {
  lead: '<p>The ferry <strong>sails</strong> on Monday.</p>',
  sections: [{ id: 'freight', title: 'Freight', html: '<ul><li>up to 2 tonnes</li></ul>' }],
}

const editing = (content: EditableContent) =>
  withStore({
    fetch: replies(
      reply(calls.getContent, 200, content),
      reply(calls.previewContent, 200, { contentKind: 'news', item: anArticle({ document }) }),
      reply(calls.saveContent, 409, {
        message: 'Changed by Joses Kere while you were editing. Nothing you typed is lost',
        present: {
          ...content,
          version: 9,
          changedBy: 'Joses Kere',
          fields: { ...content.fields, title: LONG },
        },
      }),
    ),
  })

const meta = {
  title: 'Administration/Content',
  component: ContentTab,
  parameters: { path: '/admin?tab=content' },
  decorators: [
    (Story) => (
      <>
        <h1>Administration</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ContentTab>

export default meta
type Story = StoryObj<typeof meta>

const EDITOR = { path: '/admin?tab=content&id=1' }
const newOf = (kind: EditedKind): Story => ({
  decorators: [withStore()],
  parameters: { path: `/admin?tab=content&new=${kind}` },
})

export const List: Story = {
  decorators: [withStore({ fetch: replies(reply(calls.listContent, 200, entries, { total: 60 })) })],
}
export const ListOnAPhone: Story = { ...List, globals: { viewport: { value: 'phone' } } }
export const Empty: Story = { decorators: [withStore({ fetch: replies(reply(calls.listContent, 200, [])) })] }
export const NothingFound: Story = { ...Empty, parameters: { path: '/admin?tab=content&search=boat' } }
export const Loading: Story = { decorators: [withStore()] }
export const Failed: Story = {
  decorators: [
    withStore({ fetch: replies(reply(calls.listContent, 429, { message: 'Too many requests' })) }),
  ],
}
export const NewArticle = newOf('news')
export const NewEvent = newOf('events')
export const NewTender = newOf('tenders')
export const NewJob = newOf('jobs')
export const NewResource = newOf('resources')
export const NewArticleOnAPhone: Story = { ...NewArticle, globals: { viewport: { value: 'phone' } } }
export const Draft: Story = { decorators: [editing(anEditableContent())], parameters: EDITOR }
export const Preview: Story = {
  ...Draft,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the preview' }))
    await expect(await canvas.findByRole('article', { name: 'Preview of the page' })).toBeVisible()
  },
}
export const EditWaits: Story = {
  decorators: [editing(anEditableContent({ state: 'published', hasEdit: true, title: LONG }))],
  parameters: EDITOR,
}
export const TakenDown: Story = {
  decorators: [
    editing(
      anEditableContent({
        state: 'taken-down',
        takenDown: { at: '2026-11-20T01:00:00.000Z', reason: 'withdrawn', note: 'The hall is closed.' },
      }),
    ),
  ],
  parameters: EDITOR,
}
export const OfAFile: Story = {
  decorators: [editing(anEditableContent({ isFile: true, state: 'published' }))],
  parameters: EDITOR,
}
export const Publishing: Story = {
  ...Draft,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish...' }))
    const dialog = within(await within(window.document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'At a later time' }))
    await expect(dialog.getByLabelText(/^Day/)).toBeVisible()
  },
}
export const TakingDown: Story = {
  decorators: [
    editing(
      anEditableContent({
        contentKind: 'events',
        state: 'published',
        recipients: { places: 12, submitter: true },
      }),
    ),
  ],
  parameters: EDITOR,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take down...' }))
    const dialog = within(await within(window.document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Take down' }))
    await expect(dialog.getByText('Please choose a reason')).toBeInTheDocument()
  },
}
export const ChangedMeanwhile: Story = {
  ...Draft,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }))
    await expect(await canvas.findByText(/^Changed by/)).toHaveTextContent('Changed by Joses Kere while you')
  },
}
export const AddingAPicture: Story = {
  ...Draft,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Picture' }))
    const dialog = within(await within(window.document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add the picture' }))
    await expect(dialog.getByText('Please describe the picture')).toBeInTheDocument()
  },
}
