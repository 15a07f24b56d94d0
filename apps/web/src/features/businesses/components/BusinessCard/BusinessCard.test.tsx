import { calls, type BusinessSummary } from '@portal/domain/contract'
import { createToaster, ToastProvider } from '@portal/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from '#app/store.ts'
import { aListed, aPhoto, aSummary, NOW, PAGE_CONTEXT, withPhotos } from '#test/factories.ts'
import { bringIntoView } from '#test/in-view.ts'
import { respondWith, server } from '#test/server.ts'
import { BusinessCard, type BusinessCardProps } from './BusinessCard.tsx'
// Loaded up front, so that no test waits for it.
import '#shared/businesses/OpeningLine.tsx'

const show = (own: Partial<BusinessSummary>, props: Partial<BusinessCardProps> = {}, now = NOW) => {
  const store = createStore({
    access: { baseUrl: location.origin, fetch },
    pageContext: { ...PAGE_CONTEXT, now },
  })
  return render(
    <Provider store={store}>
      <ToastProvider toaster={createToaster()}>
        <MemoryRouter>
          <BusinessCard business={aListed(own)} {...props} />
        </MemoryRouter>
      </ToastProvider>
    </Provider>,
  )
}

test('a card shows name, place, category and rating, and links to the profile', () => {
  show({})
  const link = screen.getByRole('link', { name: 'Kokonut Oil Cooperative' })
  expect(link).toHaveAttribute('href', '/sb/food-and-beverages/kokonut-oil-cooperative')
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Kokonut Oil Cooperative Verified')
  const card = screen.getByRole('article')
  expect(card).toHaveTextContent('Food & Beverages')
  expect(card).toHaveTextContent('Auki, Malaita')
  expect(card).toHaveTextContent(/4\.8 out of 5 stars\s*23 reviews/)
})

test.each([
  ['on trial', 0],
  ['on a paid plan', 2],
] as const)('a business %s shows no plan; without reviews or verification it shows neither', (_, tier) => {
  show({ rating: null, reviewCount: 0, isVerified: false, subscriptionTier: tier })
  expect(screen.getByRole('article')).not.toHaveTextContent(/trial|enhanced|review|verified|out of 5/i)
})

test.each([
  [true, /Sample/],
  [false, /^(?!.*Sample)/],
])('sample data is marked: %s', (isSample, text) => {
  show({ isSample })
  expect(screen.getByRole('article')).toHaveTextContent(text)
})

test('a list of samples alone marks no card', () => {
  show({ isSample: true }, { marksSample: false })
  expect(screen.getByRole('article')).not.toHaveTextContent('Sample')
})

test('one review is in the singular', () => {
  show({ rating: 5, reviewCount: 1 })
  expect(screen.getByRole('article')).toHaveTextContent(/5\.0 out of 5 stars\s*1 review(?!s)/)
})

afterEach(() => vi.unstubAllGlobals())

const FRIDAY = { fri: [['08:00', '17:00']], sat: [['08:00', '12:00']] } satisfies BusinessSummary['hours']

// Noon of a Friday in Honiara is two o’clock in UTC before.
test.each<[string, Partial<BusinessSummary>, string, string]>([
  ['open', { hours: FRIDAY }, '2026-11-20T01:00:00Z', 'Open now until 5:00 PM'],
  ['closed for the day', { hours: FRIDAY }, '2026-11-20T07:00:00Z', 'Closed, opens tomorrow 8:00 AM'],
  ['on a public holiday', { hours: FRIDAY }, '2026-12-25T01:00:00Z', 'Holiday: hours may differ'],
  ['closed for a while', { temporarilyClosed: true }, '2026-11-20T01:00:00Z', 'Temporarily closed'],
  [
    'open again',
    { hours: FRIDAY, temporarilyClosed: true, temporarilyClosedUntil: '2026-11-19' },
    '2026-11-20T01:00:00Z',
    'Open now until 5:00 PM',
  ],
])('a business that is %s says so', async (_, own, at, text) => {
  bringIntoView()
  show(own, {}, Date.parse(at))
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent(text))
})

test('shows the hours in the place’s time zone', async () => {
  bringIntoView()
  show(
    { hours: FRIDAY, country: 'pg', province: null, address: 'Arawa' },
    {},
    Date.parse('2026-11-20T06:30:00Z'),
  )
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('Closed, opens tomorrow 8:00 AM'))
})

test('leaves no space for unknown hours', () => {
  const { container } = show({ hours: null })
  expect(container).not.toHaveTextContent(/open|closed/i)
  const withRoom = show({ hours: FRIDAY }).container
  expect(container.querySelectorAll('span').length).toBeLessThan(withRoom.querySelectorAll('span').length)
})

test('the phone link is apart from the card’s link, and counts a call once', async () => {
  const taps: string[] = []
  server.use(
    respondWith(calls.tapBusiness, 204, undefined, {
      onRequest: ({ url, body }) => taps.push(`${url.pathname} ${JSON.stringify(body)}`),
    }),
  )
  show({ id: 7, phone: '+6777400112' })
  const call = screen.getByRole('link', { name: 'Call Kokonut Oil Cooperative' })
  expect(call).toHaveAttribute('href', 'tel:+6777400112')
  call.addEventListener('click', (event) => event.preventDefault())
  await userEvent.dblClick(call)
  await waitFor(() => expect(taps).toEqual(['/api/businesses/7/taps {"kind":"call"}']))
})

test('shows no call link without a phone', () => {
  show({ phone: null })
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('shows the distance before the place once both positions are known', () => {
  const near = { latitude: -8.77, longitude: 160.7 }
  const listed = { ...aListed(), position: { latitude: -8.768, longitude: 160.728 } }
  show({}, { near, business: listed })
  expect(screen.getByText('3 km · Auki, Malaita')).toBeVisible()
  show({}, { near, business: aListed({ address: 'Gizo', province: 'western' }) })
  expect(screen.getByText('Gizo, Western')).toBeVisible()
})

test('a cover replaces the drawing of the trade, on its colour and in the size of a card', () => {
  const { container } = show(withPhotos([aPhoto(1, { color: '#3b6b74' })]))
  const image = container.querySelector('img')
  const name = 'photo1'.padEnd(22, 'x')
  expect(image).toHaveAttribute('src', `/media/${name}-400.webp`)
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).toHaveAttribute('alt', '')
  expect(image?.previousElementSibling).toHaveAttribute('color', '#367')
  expect(container.querySelectorAll('img')).toHaveLength(1)
})

test.each(['upper', 'lower', undefined] as const)('a cover keeps its chosen part in view: %s', (focus) => {
  const { container } = show(withPhotos([aPhoto(1, { color: '#3b6b74', focus })]))
  const image = container.querySelector('img')
  expect(image?.getAttribute('data-keep') ?? undefined).toBe(focus)
  expect(image).toHaveAttribute('src', expect.stringMatching(/-400\.webp$/))
  expect(image?.previousElementSibling).toHaveAttribute('color', '#367')
})

test('a cover in the first row loads eagerly', () => {
  const { container } = show(withPhotos([aPhoto()]), { isFirst: true })
  expect(container.querySelector('img')).not.toHaveAttribute('loading')
})

test('a business whose slug differs from its name links to its slug', () => {
  show({ slug: 'kokonut-oil-cooperative-2' })
  expect(screen.getByRole('link', { name: 'Kokonut Oil Cooperative' })).toHaveAttribute(
    'href',
    '/sb/food-and-beverages/kokonut-oil-cooperative-2',
  )
})

test('embeds only the fields that a card shows', () => {
  expect(aListed({ hours: FRIDAY })).not.toHaveProperty('position')
  expect(JSON.stringify(aListed(aSummary())).length).toBeLessThan(400)
})

test.each([
  ['nobody knows until when', null, 'Temporarily closed'],
  ['until a day', '2026-12-01', 'Temporarily closed until 1 Dec 2026'],
])('shows at once that a business is temporarily closed: %s', (_, until, text) => {
  show({ temporarilyClosed: true, temporarilyClosedUntil: until })
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('stops showing the closure on the day of reopening', () => {
  show({ temporarilyClosed: true, temporarilyClosedUntil: '2026-11-01' })
  expect(screen.getByRole('article')).not.toHaveTextContent(/closed/i)
})

test('in a search a card shows the sentence that matched, with its words marked', () => {
  const match = {
    text: 'We press coconut oil from copra.',
    marks: [
      [9, 20],
      [26, 31],
    ] as [number, number][],
  }
  show({ match })
  expect(screen.getByText(/^We press/)).toHaveTextContent('We press coconut oil from copra.')
  expect(screen.getAllByText(/./, { selector: 'mark' }).map(({ textContent }) => textContent)).toEqual([
    'coconut oil',
    'copra',
  ])
})
