import type { BusinessMessage } from '@portal/domain/contract'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { visitors, waitForHydration } from './browser.ts'
import { VISITOR_DEVICES } from './share-out.ts'
import { waitForEmailText } from './emails.ts'

const { open, openAs } = visitors()

const OWNER = 'owner@portal.test'
/** An Enhanced listing of the owner in the demo. */
const SHOP = 'fairy-tern-copra-mill'

/** Writes to the shop as its profile does. */
async function writeToShop(visitor: Page, name: string): Promise<void> {
  const response = await visitor.request.post(`/api/businesses/${SHOP}/messages`, {
    data: { name, email: 'ana@visitor.test', message: 'Do you ship copra to Gizo every week?' },
  })
  expect(response.status()).toBe(201)
}

const thread = (page: Page, name: string) =>
  page.getByRole('article', { name: `${name} to Fairy Tern Copra Mill` })

/** Opens a message in the inbox, where the newest open ones come first. */
async function openMessage(owner: Page, name: string): Promise<void> {
  await owner.goto('/dashboard/messages')
  await waitForHydration(owner)
  await owner.getByRole('link', { name, exact: true }).click()
  await thread(owner, name).waitFor()
}

test.each(VISITOR_DEVICES)(
  'on %s an owner answers a message, and a second tab learns that it was answered',
  async (what, device) => {
    const name = `Ana of ${what}`
    await writeToShop(await open('/', device), name)
    const owner = await openAs(OWNER, '/dashboard', device)
    await expectAccessible(owner)
    await openMessage(owner, name)
    const otherTab = await owner.context().newPage()
    await otherTab.goto(owner.url())
    await waitForHydration(otherTab)
    await thread(otherTab, name).getByLabel('Your answer').fill(`Call us first, ${name}.`)
    await expectAccessible(owner)

    await owner.getByLabel('Your answer').fill(`Yes, every Tuesday, ${name}.`)
    await owner.getByRole('button', { name: 'Send answer' }).click()
    await owner.getByText(`Answer sent to ${name}`).first().waitFor()
    await waitForEmailText(`Yes, every Tuesday, ${name}.`)
    await owner.getByRole('list', { name: 'Message and answers' }).getByText('Yes, every Tuesday').waitFor()

    // Its refusal is logged by the browser: this page is not watched for errors.
    await otherTab.getByRole('button', { name: 'Send answer' }).click()
    await otherTab.getByRole('alert').getByText('This message has been answered.').waitFor()
    await thread(otherTab, name).getByText('Yes, every Tuesday').waitFor()
    expect(await otherTab.getByLabel('Another answer').inputValue()).toBe(`Call us first, ${name}.`)
  },
)

test.each(VISITOR_DEVICES)(
  'on %s the open tasks link to the message that waits longest',
  async (_what, device) => {
    const owner = await openAs(OWNER, '/dashboard', device)
    const response = await owner.request.get('/api/messages?status=open&sort=oldest&limit=1')
    const [message] = (await response.json()) as BusinessMessage[]
    if (!message) throw new Error('No message waits for an answer')
    const tasks = owner.getByRole('list', { name: 'What needs doing' })
    await tasks.waitFor()
    const showAll = owner.getByRole('button', { name: /^Show all/ })
    if (await showAll.isVisible()) await showAll.click()
    const task = tasks
      .getByRole('listitem')
      .filter({ hasText: message.name })
      .filter({ hasText: message.business.name })
    await task.getByRole('link', { name: /^Answer/ }).click()
    await owner.getByRole('article', { name: `${message.name} to ${message.business.name}` }).waitFor()
    expect(new URL(owner.url()).searchParams.get('id')).toBe(String(message.id))
    expect(await owner.getByLabel(/^(Your|Another) answer$/).isVisible()).toBe(true)
  },
)

test.each(VISITOR_DEVICES)('on %s an owner replies to a review in public', async (what, device) => {
  const owner = await openAs(OWNER, '/dashboard/reviews', device)
  const card = owner.getByRole('article', { name: /about Fairy Tern Copra Mill$/ }).first()
  await card.getByRole('button', { name: /^Reply/ }).click()
  await expectAccessible(owner)
  const reply = `Thank you. We read it on ${what}.`
  await owner.getByLabel(/^Your reply to/).fill(reply)
  await owner.getByRole('button', { name: 'Publish reply' }).click()
  await owner.getByText('Reply published').first().waitFor()
  await owner.getByRole('article').getByText(reply).waitFor()
  const published = await owner.request.get(`/api/businesses/${SHOP}/reviews`)
  expect(await published.text()).toContain(reply)
})

test.each(VISITOR_DEVICES)('on %s an owner reads figures and their table', async (_what, device) => {
  const visitor = await open('/', device)
  for (const kind of ['view', 'call']) {
    const response = await visitor.request.post(`/api/businesses/${SHOP}/taps`, {
      data: { kind },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
    })
    expect(response.status()).toBe(204)
  }
  const owner = await openAs(OWNER, '/dashboard/figures', device)
  await owner.getByRole('heading', { name: 'Views by day' }).waitFor()
  // On a phone the quick menu's bar would cover half of a link.
  await owner.getByRole('list', { name: 'Totals' }).evaluate((totals) => totals.scrollIntoView())
  await expectAccessible(owner)
  await owner.getByRole('button', { name: /^Show as a table/ }).click()
  await expectAccessible(owner)
})
