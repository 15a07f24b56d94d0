// cspell:ignore qqqx
import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { openAdministration } from '#test/administration.ts'
import { mockAnalytics } from '#test/analytics-page.ts'
import { someSearches, someSearchWords } from '#test/analytics.ts'
import { aSummary } from '#test/factories.ts'
import { mockQueue } from '#test/queue.ts'
import { respondWith, server } from '#test/server.ts'
import { wholeText } from '#test/whole-text.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'
import '#features/analytics/Analytics.tsx'
import '#features/analytics/search-words/WordsDialog.tsx'

const PREVIEW = { text: 'solar pump', before: 0, total: 7, items: [aSummary({ name: 'Sun Pumps' })] }

function openPanel() {
  mockQueue()
  mockAnalytics()
  const sent: unknown[] = []
  const previewed: string[] = []
  const onRequest = ({ body }: { body: unknown }) => sent.push(body)
  server.use(
    respondWith(calls.previewSearchWords, 200, PREVIEW, {
      onRequest: ({ url }) => previewed.push(url.search),
    }),
    respondWith(calls.addSearchWords, 201, someSearchWords(), { onRequest }),
    respondWith(calls.changeSearchWords, 200, someSearchWords(), { onRequest }),
  )
  return { sent, previewed, ...openAdministration('/admin?tab=analytics') }
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('adds words for a text without results, with a preview of the results', async () => {
  const { user, sent, previewed } = openPanel()
  const texts = await region('Searches without results')
  expect(texts.getByText(/^Say what these words mean, and searches use it from now on\./)).toBeVisible()
  await user.click(await texts.findByRole('button', { name: /^Add words ?for “solar pump”$/ }))
  const form = await dialog('Add words')
  expect(form.getByRole('textbox', { name: 'People search for' })).toHaveValue('solar pump')
  expect(form.getByRole('status')).toHaveTextContent('Fill in both sides')
  await user.selectOptions(form.getByRole('combobox', { name: 'How they relate' }), 'is also called')
  await user.type(form.getByRole('textbox', { name: 'What it means' }), 'water pump, irrigation')
  expect(
    await form.findByText('A search for “solar pump” would find 7 businesses. Now it finds 0.'),
  ).toBeVisible()
  expect(form.getByText('Sun Pumps')).toBeVisible()
  expect(previewed).toEqual(['?words=solar+pump&meanings=water+pump&meanings=irrigation&relation=is'])
  await user.click(form.getByRole('button', { name: 'Add words' }))
  expect(await screen.findByText('Words added')).toBeVisible()
  expect(sent).toEqual([
    { words: ['solar pump'], meanings: ['water pump', 'irrigation'], relation: 'is', category: null },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('shows errors beside missing fields and sends nothing', async () => {
  const { user, sent } = openPanel()
  const added = await region('Words added to searches')
  await user.click(await added.findByRole('button', { name: 'Add words' }))
  const form = await dialog('Add words')
  await user.click(form.getByRole('button', { name: 'Add words' }))
  expect(form.getByRole('textbox', { name: 'People search for' })).toHaveAccessibleDescription(
    'Write what people search for',
  )
  expect(form.getByRole('combobox', { name: 'How they relate' })).toHaveAccessibleDescription(
    /^Choose how the two sides relate\. Choose how they relate$/,
  )
  expect(form.getByRole('textbox', { name: 'What it means' })).toHaveAccessibleDescription(
    /^Words that businesses use in their listings\. Write what it means$/,
  )
  expect(sent).toEqual([])
})

test('shows the API’s errors beside their fields, also from the preview', async () => {
  const { user } = openPanel()
  const sentence = 'No listing and no other entry says “qqqx”: please choose words that businesses use'
  server.use(
    respondWith(calls.previewSearchWords, 400, { message: sentence, fields: { meanings: sentence } }),
  )
  const texts = await region('Searches without results')
  await user.click(await texts.findByRole('button', { name: /^Add words/ }))
  const form = await dialog('Add words')
  await user.selectOptions(form.getByRole('combobox', { name: 'How they relate' }), 'includes')
  await user.type(form.getByRole('textbox', { name: 'What it means' }), 'qqqx')
  expect(await form.findByText(sentence)).toBeVisible()
  const message = '“solar pump” is in another entry of this kind: please change that one'
  server.use(respondWith(calls.addSearchWords, 409, { message, fields: { words: message } }))
  await user.click(form.getByRole('button', { name: 'Add words' }))
  expect(await form.findByText(message)).toBeVisible()
  expect(form.getByRole('textbox', { name: 'What it means' })).toHaveValue('qqqx')
})

test('an entry shows who added it and when, and is changed in place', async () => {
  const { user, sent, previewed } = openPanel()
  const added = await region('Words added to searches')
  const row = within(await added.findByRole('row', { name: /car wash/ }))
  expect(row.getByText('is also called vehicle cleaning')).toBeVisible()
  expect(row.getByText(wholeText('18 Nov 2026 by Ruth Kalsakau'))).toBeVisible()
  await user.click(row.getByRole('button', { name: /^Edit/ }))
  const form = await dialog('Change words')
  expect(form.getByRole('textbox', { name: 'People search for' })).toHaveValue('car wash, auto wash')
  await user.selectOptions(form.getByRole('combobox', { name: 'Category (optional)' }), 'Other')
  await waitFor(() => expect(previewed.at(-1)).toContain('without=4'))
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Words changed')).toBeVisible()
  expect(sent).toEqual([
    { words: ['car wash', 'auto wash'], meanings: ['vehicle cleaning'], relation: 'is', category: 'other' },
  ])
})

test('each of several words has its preview', async () => {
  const { user } = openPanel()
  const queries: (string | null)[] = []
  server.use(
    http.get(`*${calls.previewSearchWords.path}`, ({ request }) => {
      const text = new URL(request.url).searchParams.get('words')
      queries.push(text)
      return HttpResponse.json({ ...PREVIEW, text, total: text === 'car wash' ? 3 : 1 })
    }),
  )
  const added = await region('Words added to searches')
  await user.click(await added.findByRole('button', { name: /^Edit/ }))
  const status = (await dialog('Change words')).getByRole('status')
  await waitFor(() => expect(status).toHaveTextContent('A search for “car wash” would find 3 businesses.'))
  await waitFor(() => expect(status).toHaveTextContent('A search for “auto wash” would find 1 business.'))
  expect(queries).toEqual(['car wash', 'auto wash'])
})

test('Escape keeps the input, Cancel drops it', async () => {
  const { user } = openPanel()
  const added = await region('Words added to searches')
  const opener = await added.findByRole('button', { name: 'Add words' })
  const words = async () => {
    await user.click(opener)
    return (await dialog('Add words')).getByRole('textbox', { name: 'People search for' })
  }
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.type(await words(), 'water taxi')
  await user.keyboard('{Escape}')
  await closed()
  expect(await words()).toHaveValue('water taxi')
  await user.click((await dialog('Add words')).getByRole('button', { name: 'Cancel' }))
  await closed()
  expect(await words()).toHaveValue('')
})

test('deletes an entry after a confirmation, and moves the focus to the next one', async () => {
  const { user } = openPanel()
  const added = await region('Words added to searches')
  await user.click(await added.findByRole('button', { name: /^Delete/ }))
  const question = await dialog('Delete “car wash, auto wash”?')
  server.use(
    respondWith(calls.deleteSearchWords, 204, undefined),
    respondWith(calls.listSearchWords, 200, []),
  )
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await added.findByText('No words have been added yet.')).toBeVisible()
  await waitFor(() => expect(added.getByRole('button', { name: 'Add words' })).toHaveFocus())
})

test('rare texts are not shown', async () => {
  mockQueue()
  mockAnalytics()
  server.use(respondWith(calls.searches, 200, someSearches({ textsWithoutResult: [] })))
  openAdministration('/admin?tab=analytics')
  const texts = await region('Searches without results')
  expect(await texts.findByText('No search was made 3 times or more without a result.')).toBeVisible()
})
