import { calls } from '@portal/domain/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { adminHandlers } from '#test/administration.ts'
import { anEditableContent } from '#test/edited-content-factories.ts'
import { anArticle } from '#test/factories.ts'
import { respondWith, server } from '#test/server.ts'
import { open, mockContent } from '#test/edited-content.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'
import './tabs/ContentTab.tsx'

beforeEach(() => {
  localStorage.clear()
  server.use(...adminHandlers())
})

/** Puts a text into a field at once: a form of this size is slow to type into key by key in tests. */
const fill = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

test('writes a new article: a title is enough to save it, and it opens as a draft', async () => {
  const sent: { body: unknown; key: string | null }[] = []
  mockContent(anEditableContent({ id: 7 }))
  server.use(
    respondWith(calls.createContent, 201, ({ body }) => {
      sent.push({ body, key: null })
      return anEditableContent({ id: 7 })
    }),
  )
  const { user, router } = open('&new=news')
  expect(await screen.findByRole('heading', { name: 'New article' })).toBeVisible()
  const save = screen.getByRole('button', { name: 'Save draft' })
  expect(save).toHaveAttribute('aria-disabled', 'true')
  fill(/^Text/, 'The ferry')
  await user.click(save)
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toBeInvalid()
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveAccessibleDescription(/Please write a title/)
  expect(sent).toEqual([])
  fill(/^Title/, 'Ferry to Gizo sails twice a week')

  await user.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), 'Trade & Export')
  fill(/^Excerpt/, 'The new timetable begins in January.')
  fill(/^Text/, 'The ferry sails.')
  await user.click(screen.getByRole('checkbox', { name: 'Solomon Islands' }))
  await user.click(save)
  await waitFor(() => expect(router.state.location.search).toBe('?tab=content&id=7'))
  expect(sent[0]?.body).toMatchObject({
    contentKind: 'news',
    version: 0,
    title: 'Ferry to Gizo sails twice a week',
    category: 'Trade & Export',
    text: 'The ferry sails.',
    countries: ['sb'],
  })
  expect(await screen.findByText('Saved. Nobody else sees it yet.')).toBeVisible()
})

test('buttons and keys format the selected text', async () => {
  mockContent(anEditableContent())
  const { user } = open('&id=1')
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ })
  fireEvent.change(text, { target: { value: 'Ferry sails' } })
  text.setSelectionRange(0, 5)
  await user.click(screen.getByRole('button', { name: 'Bold' }))
  expect(text).toHaveValue('**Ferry** sails')
  text.setSelectionRange(10, 15)
  fireEvent.keyDown(text, { key: 'i', ctrlKey: true })
  expect(text).toHaveValue('**Ferry** *sails*')
  text.setSelectionRange(17, 17)
  await user.click(screen.getByRole('button', { name: 'Heading' }))
  expect(text).toHaveValue('**Ferry** *sails*\n\n## Heading')
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('Heading')
})

test('the preview shows the public components and follows the input', async () => {
  mockContent(anEditableContent())
  const bodies: unknown[] = []
  server.use(
    respondWith(calls.previewContent, 200, ({ body }) => {
      bodies.push(body)
      const { title } = body as { title: string }
      const document = { lead: '<p>The ferry <strong>sails</strong></p>', sections: [] }
      return { contentKind: 'news' as const, item: anArticle({ title, document }) }
    }),
  )
  const { user } = open('&id=1')
  await user.click(await screen.findByRole('button', { name: 'Show the preview' }))
  const preview = within(await screen.findByRole('article', { name: 'Preview of the page' }))
  expect(preview.getByText('sails').tagName).toBe('STRONG')
  fill(/^Title/, 'Ferry to Gizo sails twice a week or more')
  expect(
    await screen.findByRole('heading', { name: 'Ferry to Gizo sails twice a week or more' }),
  ).toBeVisible()
  expect(bodies.at(-1)).toMatchObject({ contentKind: 'news', version: 0 })
})

test('a conflict shows both versions, and one is kept', async () => {
  const first = anEditableContent()
  const { stored, sent } = mockContent(first)
  const present = {
    ...first,
    version: 5,
    changedBy: 'Joses Kere',
    fields: { ...first.fields, title: 'Ferry to Munda', author: 'Joses Kere' },
  }
  server.use(respondWith(calls.saveContent, 409, { message: 'This was changed meanwhile', present }))
  const { user } = open('&id=1')
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  fireEvent.change(title, { target: { value: 'Ferry to Taro' } })
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/^Changed by/)).toHaveTextContent('Changed by Joses Kere while you')
  expect(alert.getByText('Ferry to Munda')).toBeVisible()
  expect(alert.getByText('Also changed, and kept: Author.')).toBeVisible()

  stored.content = present
  server.use(
    respondWith(calls.saveContent, 200, ({ body }) => {
      sent.push({ call: 'save', body })
      return present
    }),
  )
  await user.click(alert.getByRole('button', { name: 'Continue with mine' }))
  expect(screen.getByRole('textbox', { name: /^Author/ })).toHaveValue('Joses Kere')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ version: 5, title: 'Ferry to Taro', author: 'Joses Kere' })
})

test('restores the draft after a reload, and can discard it', async () => {
  mockContent(anEditableContent())
  const first = open('&id=1')
  await first.user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' or more')
  first.unmount()
  const { user } = open('&id=1')
  expect(await screen.findByText(/Draft restored/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue(
    'Ferry to Gizo sails twice a week or more',
  )
  await user.click(screen.getByRole('button', { name: 'Discard what I typed' }))
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Ferry to Gizo sails twice a week')
})

test('shows content of a file without a form, and reports unknown content', async () => {
  mockContent(anEditableContent({ contentKind: 'resources', isFile: true, state: 'published' }))
  const first = open('&id=1')
  expect(await screen.findByText(/comes from a file in the portal/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument()
  first.unmount()
  server.use(respondWith(calls.getContent, 404, { message: 'We can’t find this content' }))
  open('&id=2')
  expect(await screen.findByRole('heading', { name: 'We can’t find this content' })).toBeVisible()
})
