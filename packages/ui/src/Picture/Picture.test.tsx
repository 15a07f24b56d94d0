import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Picture, type PictureProps } from './Picture.tsx'

const photo: PictureProps = {
  src: '/media/a-800.jpg',
  srcSet: '/media/a-400.jpg 400w, /media/a-800.jpg 800w',
  sources: [{ type: 'image/webp', srcSet: '/media/a-400.webp 400w, /media/a-800.webp 800w' }],
  sizes: '50vw',
  alt: 'The shop',
  width: 1600,
  height: 1200,
  color: '#5f9a98',
}

const image = () => screen.getByRole('img', { name: 'The shop' })

test('offers the better format first, each with its widths', () => {
  const { container } = render(<Picture {...photo} />)
  const source = container.querySelector('picture > source')
  expect(source).toHaveAttribute('type', 'image/webp')
  expect(source).toHaveAttribute('srcset', photo.sources?.[0]?.srcSet)
  expect(source).toHaveAttribute('sizes', '50vw')
  expect(image()).toHaveAttribute('srcset', photo.srcSet)
  expect(image()).toHaveAttribute('src', '/media/a-800.jpg')
})

test('a crop keeps the chosen part in view', () => {
  render(<Picture {...photo} ratio="wide" focus="lower" />)
  expect(getComputedStyle(image()).objectPosition).toBe('50% 78%')
})

test('has its size before it is loaded, and loads lazily by default', () => {
  const { rerender } = render(<Picture {...photo} />)
  expect(image()).toHaveAttribute('width', '1600')
  expect(image()).toHaveAttribute('height', '1200')
  expect(image()).toHaveAttribute('loading', 'lazy')
  rerender(<Picture {...photo} loading="eager" fetchPriority="high" />)
  expect(image()).toHaveAttribute('loading', 'eager')
  expect(image()).toHaveAttribute('fetchpriority', 'high')
})

test.each([
  ['natural', '0 0 1600 1200'],
  ['wide', '0 0 16 9'],
  ['card', '0 0 4 3'],
  ['square', '0 0 1 1'],
] as const)('a %s frame is %s, in the photo’s colour', (ratio, viewBox) => {
  const { container } = render(<Picture {...photo} ratio={ratio} />)
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', viewBox)
  expect(container.querySelector('rect')).toHaveAttribute('fill', '#5f9a98')
})

test('a picture that fails to load is hidden but keeps its alt text, and a new `src` is shown', () => {
  const { rerender } = render(<Picture {...photo} />)
  expect(image()).toBeVisible()
  fireEvent.error(image())
  expect(image()).not.toBeVisible()
  rerender(<Picture {...photo} src="/media/b-800.jpg" />)
  expect(image()).toBeVisible()
})

test('a picture that failed to load before hydration is hidden', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Picture {...photo} />)
  document.body.append(root)
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  const hydrated = await act(() => Promise.resolve(hydrateRoot(root, <Picture {...photo} />)))
  expect(image()).not.toBeVisible()
  act(() => hydrated.unmount())
  root.remove()
})
