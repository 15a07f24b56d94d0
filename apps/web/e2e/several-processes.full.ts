import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { waitForHydration, visitors } from './browser.ts'
import { approve, testMainJob } from './main-job.ts'
import { createSmallPhotos, type SmallPhotos } from './photos.ts'
import { startSeveralProcesses, type SeveralProcesses } from './several-processes.ts'
import { signIn } from './sign-in.ts'
import { acceptTerms, aShop, attach, fillShop, nextTo, getReference, submitButton } from './wizard.ts'

/** The main job, both wizards and a moderation on two API processes, two web processes, PostgreSQL and an S3 store. */

let portal: SeveralProcesses
let photos: SmallPhotos
beforeAll(async () => {
  portal = await startSeveralProcesses(inject('seeded'))
  photos = await createSmallPhotos()
})
afterAll(async () => {
  await portal.stop()
  await photos.remove()
})

const { open } = visitors({ getOrigin: () => portal.url })
const ADMIN = 'admin@portal.test'

describe('the main job', () => {
  testMainJob({
    open,
    portalUrl: () => portal.url,
    environment: () => portal.environment,
    takePicture: () => Promise.resolve(),
  })
})

test('a shop with photos is listed by the wizard, approved, and shown with them', async () => {
  const shop = aShop('Gizo Outrigger Oil')
  const owner = await open('/')
  await signIn(owner, 'other@portal.test', '/register-business')
  await fillShop(owner, shop)
  await attach(owner, photos.png, 1)
  await nextTo(owner, 'Terms')
  await acceptTerms(owner)
  await submitButton(owner).click()
  expect(await getReference(owner)).toMatch(/^PB-/)

  const visitor = await open('/directory?search=outrigger+oil')
  expect(await visitor.getByRole('link', { name: shop.shopName }).count()).toBe(0)
  const admin = await open('/')
  await signIn(admin, ADMIN, '/admin')
  expect(await approve(admin, shop.shopName)).toBe(true)

  await visitor.reload()
  await visitor.getByRole('link', { name: shop.shopName }).first().click()
  await visitor.getByRole('heading', { level: 1, name: shop.shopName }).waitFor()
  const photo = visitor.getByRole('main').locator('img[src^="/media/"]').first()
  await expect
    .poll(() => photo.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0)
})

test('a quote request is sent by the wizard, and its sender reads the answer', async () => {
  const page = await open('/quote-builder')
  await waitForHydration(page)
  await page.getByLabel('Business Name').fill('Tanna Coffee Roasters')
  await page.getByRole('radio', { name: 'Vanuatu' }).check()
  await nextTo(page, 'Website Requirements')
  await page.getByRole('radio', { name: '5 pages' }).check()
  await nextTo(page, 'Domain and Additional Services')
  await page.getByRole('radio', { name: 'Register a new domain' }).check()
  await page.getByLabel('Preferred domain name').fill('tanna-coffee')
  await nextTo(page, 'Contact Information')
  await page.getByLabel('Your Name').fill('Leah Tari')
  await page.getByLabel('Email Address').fill('leah@portal.test')
  await page.getByRole('radio', { name: 'Email' }).check()
  await page.getByRole('button', { name: 'Submit Quote Request' }).click()
  await page.getByRole('heading', { level: 1, name: 'Quote Request Submitted!' }).waitFor()

  const admin = await open('/')
  await signIn(admin, ADMIN, '/admin?tab=quotes')
  await admin.getByRole('link', { name: /Tanna Coffee Roasters/ }).click()
  await admin.getByRole('radio', { name: 'In review' }).check()
  await admin.getByLabel('Note to Leah Tari').fill('We read it on Monday and answer by Friday.')
  await admin.getByRole('button', { name: 'Update and notify' }).click()
  await admin.getByRole('article').getByText('We read it on Monday').first().waitFor()

  await page.getByRole('link', { name: 'See the status of your request' }).click()
  await expect
    .poll(() => page.getByRole('main').innerText())
    .toContain('We read it on Monday and answer by Friday.')
})

const AWAY = 'The portal can’t be reached right now'

test('an outage of PostgreSQL leaves stored pages available, and all pages recover', async () => {
  const seen = '/directory'
  const unseen = '/directory?sort=newest'
  const read = async (web: string, path: string) => {
    const response = await fetch(web + path)
    return {
      status: response.status,
      html: await response.text(),
      retryAfter: response.headers.get('retry-after'),
    }
  }
  for (const web of portal.webUrls)
    expect(await read(web, seen)).toMatchObject({
      status: 200,
      html: expect.not.stringContaining(AWAY) as string,
    })
  const statuses = new Set<number>()
  const untilAway = (web: string, isAway: boolean) =>
    expect
      .poll(async () => {
        const { status, html } = await read(web, seen)
        statuses.add(status)
        return html.includes(AWAY)
      })
      .toBe(isAway)
  await portal.controlDatabase('kill')
  try {
    for (const web of portal.webUrls) {
      await untilAway(web, true)
      const { status, retryAfter } = await read(web, unseen)
      expect(status).toBe(503)
      expect(Number(retryAfter)).toBeGreaterThan(0)
    }
  } finally {
    await portal.controlDatabase('restart')
  }
  for (const web of portal.webUrls) {
    await expect.poll(async () => (await read(web, unseen)).status).toBe(200)
    await untilAway(web, false)
  }
  expect([...statuses]).toEqual([200])
})
