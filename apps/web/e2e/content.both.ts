import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentEntry, EventEntry } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { visitors, waitForHydration } from './browser.ts'
import { ADMIN_DEVICES } from './share-out.ts'
import { waitForEmailLink, waitForEmailText } from './emails.ts'

/** An administrator writes an article with a picture, schedules it, publishes it, and takes an event down. */

const { openAs } = visitors()
const ADMIN = 'admin@portal.test'

let folder: string
let picture: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-picture-'))
  picture = join(folder, 'sea.jpg')
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#2a7f8e' } })
    .jpeg()
    .toFile(picture)
})
afterAll(() => rm(folder, { recursive: true }))

const dialog = (page: Page) => page.getByRole('dialog')
const statusFor = async (page: Page, path: string): Promise<number> =>
  (await page.request.get(`/api${path}`, { headers: { cookie: '' } })).status()

async function addPicture(page: Page, button: string, shows: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
  await dialog(page).getByLabel('Picture file').setInputFiles(picture)
  await dialog(page).getByLabel('What it shows').fill(shows)
  await dialog(page).getByLabel('Caption').fill('Taken in June')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Add the picture' }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

/** Writes an article with pictures and saves it; returns its path. */
async function write(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'New article' }).click()
  await page.getByRole('heading', { name: 'New article' }).waitFor()
  const main = page.getByRole('main')
  await main.getByLabel('Title').fill(title)
  await main.getByLabel('Category').selectOption('Trade & Export')
  await main.getByLabel('Excerpt').fill('The new timetable begins in January and carries freight.')
  await main
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('The ferry **sails** on Monday.\n\n## Freight\n\n')
  await addPicture(page, 'Picture', 'The ferry at the wharf')
  await addPicture(page, 'Choose a picture', 'The sea off Gizo')
  await main.getByRole('button', { name: 'Show the preview' }).click()
  const preview = page.getByRole('article', { name: 'Preview of the page' })
  await preview.getByRole('heading', { name: 'Freight' }).waitFor()
  await preview.getByRole('img', { name: 'The ferry at the wharf' }).waitFor()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Saved. Nobody else sees it yet.').waitFor()
}

describe.each(ADMIN_DEVICES)('on %s', (device, options) => {
  let removed = ''

  test('an event with a registration is taken down', async () => {
    const page = await openAs(ADMIN, '/admin?tab=content&kind=events&state=published', options)
    const events = (await (await page.request.get('/api/events?limit=50')).json()) as EventEntry[]
    // Letters that emails don't encode.
    const event = events.find(
      ({ startsAt, title }) => Date.parse(startsAt) > Date.now() + DAY && /^[\w ,:&-]+$/.test(title),
    )
    if (!event) throw new Error('There is no event to come')
    const email = `guest-of-${device.replace(' ', '-')}@events.test`
    await page.request.post(`/api/events/${event.slug}/registrations`, { data: { name: 'Mele Talo', email } })
    const link = await waitForEmailLink(email, 'events/registration/confirm')
    const token = new URL(link).searchParams.get('token')
    await page.request.post('/api/event-registrations/confirm', { data: { token } })

    await page.goto(`/admin?tab=content&id=${event.id}`)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Take down...' }).click()
    await dialog(page)
      .getByText(/We email .*1 person with a place/)
      .waitFor()
    await dialog(page).getByLabel('It is cancelled or no longer offered').check()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Take down' }).click()
    await page.getByRole('button', { name: 'Restore...' }).waitFor()
    expect(await statusFor(page, `/events/${event.slug}`)).toBe(404)
    const list = await page.request.get('/api/admin/content?state=taken-down')
    expect(((await list.json()) as ContentEntry[]).map(({ id }) => id)).toContain(event.id)
    removed = event.title
  })

  test('an article is written, previewed, scheduled, published, edited and read', async () => {
    const page = await openAs(ADMIN, '/admin?tab=content', options)
    const list = page.getByRole('list', { name: 'Content' })
    // On a phone the quick menu's bar would cover half of a field.
    await list.evaluate((entries) => entries.scrollIntoView())
    await expectAccessible(page)
    const title = `Ferry to Gizo on ${device}`
    await write(page, title)
    const path = `/news/ferry-to-gizo-on-${device.replace(' ', '-')}`
    expect(await statusFor(page, path)).toBe(404)

    await page.getByRole('button', { name: 'Publish...' }).click()
    await dialog(page).getByLabel('At a later time').check()
    const nextYear = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10)
    await dialog(page).getByLabel('Day').fill(nextYear)
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Schedule' }).click()
    await page.getByText('It goes public on').waitFor()
    expect(await statusFor(page, path)).toBe(404)

    await page.getByRole('button', { name: 'Change the time...' }).click()
    await dialog(page).getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('link', { name: 'See the published page' }).waitFor()
    expect(await statusFor(page, path)).toBe(200)

    await page.getByRole('main').getByLabel('Title').fill(`${title}, daily`)
    await page.getByRole('button', { name: 'Save edit' }).click()
    await page.getByText('Saved. The public sees it once you publish it.').waitFor()
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    await page.getByRole('img', { name: 'The ferry at the wharf' }).waitFor()
    await waitForHydration(page)
    await expectAccessible(page)
  })

  test('the registered person is notified', async () => {
    expect(removed).not.toBe('')
    // By a job that runs every minute.
    await waitForEmailText(`We have removed ${removed} from our site`)
  })
})
