import { calls, type EditableContent } from '@portal/domain/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { anEditableContent } from '#test/edited-content-factories.ts'
import { aUser } from '#test/factories.ts'
import { mockQueue } from '#test/queue.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'
import './tabs/ContentTab.tsx'

const ADMIN = aUser({ firstName: 'Ruth', isAdmin: true })

beforeEach(() => localStorage.clear())

/** Mocks content that is saved; records the requests. */
function open(first: EditableContent) {
  mockQueue()
  const stored = { content: first }
  const sent: unknown[] = []
  server.use(
    respondWith(calls.getContent, 200, () => stored.content),
    respondWith(calls.saveContent, 200, ({ body }) => {
      sent.push(body)
      const { contentKind: _kind, version: _version, ...fields } = body as Record<string, unknown>
      stored.content = { ...stored.content, fields, version: stored.content.version + 1 }
      return stored.content
    }),
  )
  return { sent, ...renderApp('/admin?tab=content&id=1', { user: ADMIN }) }
}

const fill = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

const missing = () => within(screen.getByText('Before it can be published:').parentElement as HTMLElement)

test('saves an incomplete draft, and links to each field that publishing requires', async () => {
  const { sent, user } = open(anEditableContent({ fields: { title: 'Ferry' } }))
  await screen.findByText('Before it can be published:')
  expect(
    missing()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Excerpt must be at least 20 characters', 'Please write the text', 'Please select a category'])
  expect(screen.getByRole('button', { name: 'Publish...' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(missing().getByRole('link', { name: 'Please write the text' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveFocus())
  fill(/^Text/, 'The ferry sails.')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ title: 'Ferry', text: 'The ferry sails.', category: '' })
  await waitFor(() =>
    expect(missing().queryByRole('link', { name: 'Please write the text' })).not.toBeInTheDocument(),
  )
  fill(/^Excerpt/, 'The new timetable begins in January.')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), 'Trade & Export')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Publish...' })).not.toHaveAttribute('aria-disabled'),
  )
})

test('an incomplete edit of taken-down content blocks its restore', async () => {
  const fields = { ...anEditableContent().fields, text: '' }
  open(anEditableContent({ state: 'taken-down', hasEdit: true, fields }))
  expect(await screen.findByRole('button', { name: 'Restore...' })).toHaveAttribute('aria-disabled', 'true')
  expect(missing().getByRole('link', { name: 'Please write the text' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Discard the edit' })).not.toHaveAttribute('aria-disabled')
})
