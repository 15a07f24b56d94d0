import { calls } from '@portal/domain/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import {
  anOwnBusiness,
  aReviewerState,
  aReviewSummary,
  aUser,
  somePhotos,
  withPhotos,
} from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
import { PATH, mockProfile, heading, panel } from '#test/profile.ts'
// Loaded up front, so that no test waits for it.
import '#shared/media/Lightbox.tsx'
import '#app/pages/profile/profile.screen.tsx'
import '../CoverPhoto.tsx'
import '../ProfileParts.tsx'

const JPEG = `https://portal.example/media/${'photo1'.padEnd(22, 'x')}-1600.jpg`

const meta = (property: string) => document.querySelector(`meta[property="${property}"]`)

test('the first photo is the cover and the og:image', async () => {
  mockProfile({ subscriptionTier: 1, ...withPhotos(somePhotos(1)) })
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  const cover = await screen.findByRole('img', { name: 'Photo of Kokonut Oil Cooperative' })
  expect(cover).toHaveAttribute('loading', 'eager')
  expect(cover).toHaveAttribute('src', expect.stringMatching(/-800\.jpg$/))
  expect(meta('og:image')).toHaveAttribute('content', JPEG)
  expect(meta('og:image:alt')).toHaveAttribute('content', 'Photo of Kokonut Oil Cooperative')
  const script = document.querySelector('script[type="application/ld+json"]')
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({ image: [JPEG] })
  expect(screen.queryByRole('region', { name: 'Gallery' })).toBeNull()
})

test('a profile without a photo has no og:image', async () => {
  mockProfile()
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  expect(meta('og:image')).toBeNull()
})

test('the gallery shows its count, and each photo links to itself', async () => {
  const photos = somePhotos(4)
  mockProfile(withPhotos(photos))
  renderApp(PATH)
  const gallery = await panel('Gallery')
  expect(gallery.getByText('4 photos')).toBeVisible()
  const links = gallery.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(photos.map(({ src }) => src))
  expect(links.map((link) => within(link).getByRole('img').getAttribute('alt'))).toEqual(
    [1, 2, 3, 4].map((place) => `Photo ${place} of 4 of Kokonut Oil Cooperative`),
  )
})

test('a photo opens in the lightbox; keys and buttons move, Esc closes', async () => {
  mockProfile(withPhotos(somePhotos(3)))
  const { user } = renderApp(PATH)
  const link = (await panel('Gallery')).getAllByRole('link')[1] ?? document.body
  await user.click(link)
  const view = (place: number) =>
    screen.findByRole('dialog', { name: `Photo ${place} of 3 of Kokonut Oil Cooperative` })
  const dialog = within(await view(2))
  expect(dialog.getByRole('img', { name: /^Photo 2 of 3/ })).toBeVisible()
  await user.keyboard('{ArrowRight}')
  await view(3)
  const next = dialog.getByRole('button', { name: 'Next' })
  expect(next).toHaveAttribute('aria-disabled', 'true')
  await user.click(next)
  await view(3)
  await expectFocus(next)
  await user.keyboard('{Home}')
  await view(1)
  await user.keyboard('{ArrowLeft}')
  await view(1)
  await user.keyboard('{End}')
  await view(3)
  await user.click(dialog.getByRole('button', { name: 'Previous' }))
  await user.keyboard('{ArrowLeft}')
  await view(1)
  expect(dialog.getByRole('status')).toHaveTextContent('1 of 3')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expectFocus(link)
})

test('the video of a host plays in a frame on click, and is a link to it before', async () => {
  mockProfile({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' })
  const { user } = renderApp(PATH)
  const gallery = await panel('Gallery')
  const play = gallery.getByRole('link', { name: 'Play the video' })
  expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  expect(gallery.getByText(/From YouTube: nothing loads from there/)).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(play)
  const frame = gallery.getByTitle('Video of Kokonut Oil Cooperative on YouTube')
  expect(frame).toHaveAttribute(
    'src',
    expect.stringContaining('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'),
  )
  await expectFocus(frame)
})

test('reloads a page that may not frame the host, to play the video', async () => {
  mockProfile({ videoUrl: 'https://vimeo.com/76979871' })
  const entry = { name: 'https://portal.example/directory' } as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  const { user } = renderApp(PATH)
  await user.click((await panel('Gallery')).getByRole('link', { name: 'Play the video' }))
  expect(document.querySelector('iframe')).toBeNull()
  expect(sessionStorage.getItem('play-video')).toBe(location.pathname)
})

test('a video file elsewhere is linked, and links without a video are not shown', async () => {
  mockProfile({ videoUrl: 'https://files.example/tour.mp4' })
  renderApp(PATH)
  const link = (await panel('Gallery')).getByRole('link', { name: 'Watch the video on files.example' })
  expect(link).toHaveAttribute('href', 'https://files.example/tour.mp4')
  expect(link).toHaveAttribute('rel', 'nofollow ugc noopener')
})

test('a photo opened in a new tab is a plain link', async () => {
  mockProfile(withPhotos(somePhotos(2)))
  renderApp(PATH)
  const [link = document.body] = (await panel('Gallery')).getAllByRole('link')
  const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true })
  link.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false))
  fireEvent(link, click)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('on a plan without a gallery the owner sees all photos, and what visitors see', async () => {
  const own = anOwnBusiness({ status: 'pending', subscriptionTier: 0, ...withPhotos(somePhotos(2)) })
  server.use(
    http.get('*/api/businesses/:slug', () => HttpResponse.json(own)),
    respondWith(calls.listBusinesses, 200, []),
    respondWith(calls.getReviewerState, 200, aReviewerState({ isOwner: true })),
    respondWith(calls.getReviewSummary, 200, aReviewSummary({ count: 2 })),
  )
  renderApp(PATH, { user: aUser() })
  const photos = await panel('Your photos')
  expect(photos.getByText('Visitors see the first one, as your cover.')).toBeVisible()
  expect(photos.getByText(/The gallery comes with Enhanced\./)).toBeVisible()
  expect(photos.getAllByRole('img')).toHaveLength(2)
  expect(meta('og:image')).toBeNull()
})
