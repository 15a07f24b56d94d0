import { calls, type JobDetails, type JobItem } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { aJob, aJobDetail } from '#test/content-factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
import '../components/JobForm.tsx'
// Loaded up front, so that no test waits for it.
import './job.screen.tsx'
import './jobs.screen.tsx'
import './post-job.screen.tsx'

beforeEach(() => localStorage.clear())

const JOB = aJob()
const OTHER = aJob({ id: 2, slug: 'cook', title: 'Cook' })

/** Mocks the list; returns the received queries. */
function answerJobs(items: readonly JobItem[]) {
  const requests: string[] = []
  server.use(
    respondWith(calls.listJobs, 200, [...items], {
      headers: { 'X-Total-Count': String(items.length) },
      onRequest: ({ url }) => requests.push(url.search),
    }),
  )
  return requests
}

const shown = () => screen.findByRole('heading', { name: JOB.title })

async function openJob(own: Partial<JobDetails> = {}) {
  const requests = answerJobs([JOB, OTHER])
  server.use(respondWith(calls.getJob, 200, aJobDetail(own)))
  renderApp(`/jobs/${JOB.slug}`)
  await screen.findByRole('heading', { level: 1, name: JOB.title })
  return requests
}

test('a job shows employer, title, place, salary and closing time', async () => {
  answerJobs([JOB])
  renderApp('/jobs')
  await shown()
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('link', { name: JOB.title })).toHaveAttribute('href', `/jobs/${JOB.slug}`)
  for (const text of ['Full-time', 'Gizo Boatyard', 'SBD 6,000 a month', '15 days left'])
    expect(card.getByText(text)).toBeVisible()
  expect(card.getByText(/^Gizo, Western.*Solomon Islands$/)).toBeVisible()
  expect(card.getByText(/5 Dec 2026, 4:00 PM/)).toBeVisible()
  expect(screen.getByRole('link', { name: /RSS/ })).toHaveAttribute('href', '/api/jobs/feed.xml')
  expect(screen.getByRole('link', { name: 'Post a Job' })).toHaveAttribute('href', '/jobs/post')
})

test('the filters are part of the address', async () => {
  const requests = answerJobs([JOB])
  renderApp('/jobs?type=Full-time&country=fiji&industry=manufacturing&when=closed&page=2')
  await shown()
  expect(requests).toEqual([
    '?type=Full-time&country=fiji&industry=manufacturing&when=closed&limit=12&page=2',
  ])
  const form = within(screen.getByRole('search', { name: 'Jobs' }))
  expect(form.getByRole('combobox', { name: 'Employment' })).toHaveValue('full-time')
  expect(form.getByRole('combobox', { name: 'Country' })).toHaveValue('fj')
  expect(form.getByRole('combobox', { name: 'Closing time' })).toHaveValue('closed')
})

test('an empty list says so and links on', async () => {
  answerJobs([])
  renderApp('/jobs')
  expect(await screen.findByRole('heading', { name: 'No jobs found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See open and closed jobs' })).toHaveAttribute(
    'href',
    '/jobs?when=all',
  )
})

test('a loader says what is loading', async () => {
  server.use(http.get('*/api/jobs', () => delay('infinite')))
  renderApp('/jobs')
  expect(await screen.findByText('Loading jobs...')).toBeVisible()
})

test('a failed load says so and can be retried', async () => {
  server.use(unreachable(calls.listJobs))
  const { user } = renderApp('/jobs')
  expect(await screen.findByRole('heading', { name: 'Failed to fetch jobs' })).toBeVisible()
  answerJobs([JOB])
  await pressRetry(user)
  expect(await shown()).toBeVisible()
})

test('a job is shown in full, with others of its country', async () => {
  const requests = await openJob({ applyUrl: 'https://boats.example/apply' })
  const glance = within(screen.getByRole('complementary', { name: 'At a glance' }))
  for (const text of ['Gizo Boatyard', 'Full-time', 'SBD 6,000 a month', 'Manufacturing', 'BB-3'])
    expect(glance.getByText(text)).toBeVisible()
  const part = (name: string) => within(screen.getByRole('region', { name }))
  expect(part('The work').getByText('The yard teaches what you lack.')).toBeVisible()
  expect(part('What you bring').getByText('Two years with resin and glass.')).toBeVisible()
  expect(part('How to apply').getByRole('link', { name: /Apply on the employer/ })).toHaveAttribute(
    'href',
    'https://boats.example/apply',
  )
  expect(part('How to apply').getByRole('link', { name: 'yard@boats.example' })).toHaveAttribute(
    'href',
    `mailto:yard@boats.example?subject=${encodeURIComponent('BB-3: Boat builder')}`,
  )
  const others = within(await screen.findByRole('region', { name: 'Also open in Solomon Islands' }))
  expect(others.getByRole('link', { name: 'Cook' })).toBeVisible()
  expect(others.queryByRole('link', { name: JOB.title })).toBeNull()
  expect(requests[0]).toBe('?country=sb&limit=4')
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain('JobPosting')
})

test('a closed job stays readable, without JSON-LD', async () => {
  await openJob({ closesAt: '2026-11-01T05:00:00.000Z' })
  expect(screen.getByText(/Applications have closed/)).toBeVisible()
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent).not.toContain(
    'JobPosting',
  )
})

test('an unknown job links to the list', async () => {
  server.use(respondWith(calls.getJob, 404, { message: 'Job not found' }))
  const { store } = renderApp('/jobs/gone')
  expect(await screen.findByRole('heading', { level: 1, name: 'Job not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All jobs' })).toHaveAttribute('href', '/jobs')
  // A page requests what failed to load on the way to it once more.
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).map((query) => query?.status)).not.toContain(
      'pending',
    ),
  )
})

test('sends a job by the contract, and shows its reference', async () => {
  const sent: unknown[] = []
  server.use(
    respondWith(
      calls.submitJob,
      201,
      { id: 3, slug: 'boat-builder', status: 'pending', reference: 'JB-7K3F-9Q' },
      { onRequest: ({ body }) => sent.push(body) },
    ),
  )
  const { user } = renderApp('/jobs/post')
  const send = await screen.findByRole('button', { name: 'Send job for review' })
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'))
  const put = async (label: RegExp, text: string) => {
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
  await put(/^Title/, 'Boat builder')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Employment/ }), 'full-time')
  await put(/^Summary/, 'Fibreglass boats of seven metres, from mould to engine.')
  await put(/^Description/, 'You lay up hulls with two others. The yard teaches what you lack.')
  await put(/^Employer/, 'Gizo Boatyard')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'sb')
  await put(/^Town or island/, 'Gizo')
  await put(/^Closing day/, '2026-12-05')
  await put(/^Closing time/, '16:00')
  await put(/^How to apply/, 'Bring your papers to the yard.')
  await put(/^Your name/, 'Ruth Maelasi')
  await put(/^Your email address/, 'ruth@boats.example')
  await user.click(screen.getByRole('checkbox', { name: /^I have the right to publish this/ }))
  await user.click(send)
  expect(await screen.findByRole('heading', { level: 1, name: 'Job sent' })).toBeVisible()
  expect(screen.getByText('JB-7K3F-9Q')).toBeVisible()
  expect(sent).toEqual([
    expect.objectContaining({ type: 'full-time', location: 'Gizo', applyUrl: '', closingTime: '16:00' }),
  ])
})
