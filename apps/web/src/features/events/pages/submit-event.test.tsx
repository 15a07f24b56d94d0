import { calls, type NewEvent } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
import '../submit/EventForm.tsx'
// Loaded up front, so that no test waits for it.
import './submit-event.screen.tsx'

beforeEach(() => localStorage.clear())

const TAKEN = { id: 7, slug: 'makers-market', status: 'pending' as const, reference: 'EV-7K3F-9Q' }
const DESCRIPTION = 'Forty stalls of carvers, weavers and cooks along the wharf.'

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const send = () => screen.getByRole('button', { name: 'Send event for review' })

async function open() {
  const app = renderApp('/events/submit')
  await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'))
  return app
}

async function fill({ user }: Awaited<ReturnType<typeof open>>) {
  const put = async (control: HTMLElement, text: string) => {
    await user.click(control)
    await user.paste(text)
  }
  const choose = (name: RegExp, value: string) =>
    user.selectOptions(screen.getByRole('combobox', { name }), value)
  await put(field(/^Title/), 'Makers’ market in Gizo')
  await choose(/^Type/, 'trade-shows')
  await put(field(/^Description/), DESCRIPTION)
  await put(field(/^Venue/), 'Wharf, Gizo')
  await choose(/^Country/, 'sb')
  await choose(/^Province/, 'western')
  await put(screen.getByLabelText(/^First day/), '2026-12-05')
  await put(screen.getByLabelText(/^Starts at/), '08:00')
  await put(screen.getByLabelText(/^Ends at/), '16:00')
  await put(field(/^Organiser/), 'Gizo Makers')
  await put(screen.getByLabelText(/^Places/), '120')
  await put(field(/^Your name/), 'Ruth Maelasi')
  await put(field(/^Your email address/), 'ruth@makers.example')
  await user.click(screen.getByRole('checkbox', { name: /^I have the right to publish this/ }))
}

test('sends an event by the contract, and shows its reference and what happens next', async () => {
  const sent: unknown[] = []
  server.use(respondWith(calls.submitEvent, 201, TAKEN, { onRequest: ({ body }) => sent.push(body) }))
  const app = await open()
  await fill(app)
  await app.user.click(send())
  expect(await screen.findByRole('heading', { level: 1, name: 'Event sent' })).toBeVisible()
  expect(screen.getByText('EV-7K3F-9Q')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What happens next?' })).toBeVisible()
  expect(sent).toEqual([
    expect.objectContaining({
      title: 'Makers’ market in Gizo',
      type: 'trade-shows',
      country: 'sb',
      province: 'western',
      date: '2026-12-05',
      startTime: '08:00',
      endDate: '',
      endTime: '16:00',
      capacity: 120,
      price: '',
      acceptTerms: true,
    } satisfies Partial<NewEvent>),
  ])
})

test('lists what is missing on submit, and rejects an end before the start', async () => {
  const app = await open()
  await app.user.click(send())
  const list = within(await screen.findByRole('alert'))
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Title must be at least 5 characters',
    'Please select a type of event',
    'Description must be at least 20 characters',
    'Venue must be at least 2 characters',
    'Please select a country',
    'Please enter the day it begins',
    'Please enter when it begins',
    'Please enter when it ends',
    'Organiser must be at least 2 characters',
    'Your name must be at least 2 characters',
    'Please enter a valid email address',
    'Please confirm that you have the right to publish this',
  ])
  await fill(app)
  const ends = screen.getByLabelText(/^Ends at/)
  await app.user.clear(ends)
  await app.user.click(ends)
  await app.user.paste('07:00')
  await app.user.click(send())
  expect(await screen.findByRole('link', { name: 'The event must end after it begins' })).toBeVisible()
})
