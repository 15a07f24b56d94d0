import { calls } from '@portal/domain/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { adminHandlers } from '#test/administration.ts'
import { aContentEntry, anEditableContent } from '#test/edited-content-factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { respondWith, server, unreachable } from '#test/server.ts'
import { open, mockContent } from '#test/edited-content.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'
import './tabs/ContentTab.tsx'

beforeEach(() => {
  localStorage.clear()
  server.use(...adminHandlers())
})

const dialog = async () => within(await screen.findByRole('dialog'))

test('lists kind, state, dates and editor, filtered by the address', async () => {
  const seen: string[] = []
  server.use(
    respondWith(
      calls.listContent,
      200,
      [
        aContentEntry(),
        aContentEntry({
          id: 2,
          contentKind: 'events',
          title: 'Boat show',
          state: 'published',
          hasEdit: true,
        }),
        aContentEntry({
          id: 3,
          contentKind: 'resources',
          title: 'Cash book',
          state: 'published',
          isFile: true,
        }),
      ],
      { onRequest: ({ url }) => seen.push(url.search), headers: { 'X-Total-Count': '60' } },
    ),
  )
  const { user, router } = open('&kind=news')
  const list = within(await screen.findByRole('list', { name: 'Content' }))
  const [draft, event, file] = list.getAllByRole('listitem')
  expect(seen[0]).toBe('?kind=news&limit=25')
  expect(draft).toHaveTextContent(
    'ArticleDraftFerry to Gizo sails twice a weekEdited 20 Nov 2026, 12:00 PM by Mere Tavola',
  )
  expect(event).toHaveTextContent('EventPublishedEdit not published')
  expect(file).toHaveTextContent('From a file')
  expect(screen.getByText('60 entries')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Scheduled')
  await waitFor(() => expect(router.state.location.search).toContain('state=scheduled'))
  expect(router.state.location.search).toContain('tab=content')
  expect(screen.getByRole('link', { name: 'New tender' })).toHaveAttribute(
    'href',
    '/admin?tab=content&new=tenders',
  )
})

test('an empty list says what to do, a narrowed one how to widen it, a failed one offers Retry', async () => {
  server.use(respondWith(calls.listContent, 200, []))
  const first = open()
  expect(await screen.findByText('No content yet')).toBeVisible()
  first.unmount()
  const second = open('&search=boat')
  expect(await screen.findByRole('link', { name: 'All content' })).toHaveAttribute(
    'href',
    '/admin?tab=content',
  )
  second.unmount()
  server.use(unreachable(calls.listContent))
  const { user } = open('&page=2')
  expect(await screen.findByText('We couldn’t load the content')).toBeVisible()
  server.use(respondWith(calls.listContent, 200, [aContentEntry()]))
  await pressRetry(user)
  expect(await screen.findByRole('link', { name: aContentEntry().title })).toBeVisible()
})

test('keeps saved input in the fields while the stored content is fetched again', async () => {
  const { stored } = mockContent(anEditableContent())
  const { user } = open('&id=1')
  const title = () => screen.findByRole('textbox', { name: /^Title/ })
  await user.type(await title(), '!')
  const again = Promise.withResolvers<undefined>()
  server.use(
    http.get(`*${calls.getContent.path}`, async () => {
      await again.promise
      return HttpResponse.json(stored.content)
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/^Saved\./)).toBeVisible()
  expect(await title()).toHaveValue(`${aContentEntry().title}!`)
  await user.type(await title(), '?')
  again.resolve(undefined)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Publish...' })).toHaveAttribute('aria-disabled', 'true'),
  )
  expect(await title()).toHaveValue(`${aContentEntry().title}!?`)
})

test('publishing waits until all is saved, and says that nobody is notified', async () => {
  const { sent } = mockContent(anEditableContent())
  const { user } = open('&id=1')
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), '!')
  expect(screen.getByRole('button', { name: 'Publish...' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Publish...' })).not.toHaveAttribute('aria-disabled'),
  )
  await user.click(screen.getByRole('button', { name: 'Publish...' }))
  const shown = await dialog()
  expect(shown.getByText('Everyone can then read it. Nobody is notified by email.')).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent.map(({ call }) => call)).toEqual(['save', 'publish'])
  expect(sent[1]?.body).toEqual({ version: 2 })
  expect(await screen.findByRole('link', { name: 'See the published page' })).toHaveAttribute(
    'href',
    aContentEntry().path,
  )
})

test('schedules in a country’s time zone; an invalid time has its error beside it', async () => {
  const { sent } = mockContent(anEditableContent())
  const { user } = open('&id=1')
  await user.click(await screen.findByRole('button', { name: 'Publish...' }))
  const shown = await dialog()
  await user.click(shown.getByRole('radio', { name: 'At a later time' }))
  fireEvent.change(shown.getByLabelText(/^Day/), { target: { value: '2026-12-01' } })
  fireEvent.change(shown.getByLabelText(/^Time/), { target: { value: '07:30' } })
  await user.selectOptions(shown.getByRole('combobox', { name: 'Local time of' }), 'Fiji time')
  server.use(
    respondWith(calls.publishContent, 400, {
      message: 'This time has passed. Please choose a later one',
      fields: { time: 'This time has passed. Please choose a later one' },
    }),
  )
  await user.click(shown.getByRole('button', { name: 'Schedule' }))
  await waitFor(() => expect(shown.getByLabelText(/^Time/)).toBeInvalid())
  mockContent(anEditableContent())
  expect(shown.getByLabelText(/^Day/)).toHaveValue('2026-12-01')
  expect(sent).toEqual([])
})

test('taking an event down requires a reason and names who is notified', async () => {
  const { sent } = mockContent(
    anEditableContent({
      contentKind: 'events',
      state: 'published',
      title: 'Boat show',
      fields: { title: 'Boat show' },
      recipients: { places: 2, submitter: true },
    }),
  )
  const { user } = open('&id=1')
  await user.click(await screen.findByRole('button', { name: 'Take down...' }))
  const shown = await dialog()
  expect(shown.getByText(/We email 2 people with a place, and the person who sent it\./)).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'Take down' }))
  expect(await shown.findByText('Please choose a reason')).toBeVisible()
  await user.click(shown.getByRole('radio', { name: /asked us to take it down/ }))
  await user.type(shown.getByRole('textbox', { name: /^Note/ }), 'The hall is closed.')
  await user.click(shown.getByRole('button', { name: 'Take down' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { call: 'take down', body: { version: 1, reason: 'withdrawn', note: 'The hall is closed.' } },
    ]),
  )
  await user.click(await screen.findByRole('button', { name: 'Restore...' }))
  await user.click((await dialog()).getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ call: 'restore', body: { version: 2 } }))
})
