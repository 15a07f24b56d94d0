import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockLayout } from '../../test/mockLayout.ts'
import { Carousel } from './Carousel.tsx'
import { formatPosition } from './carouselView.ts'

beforeEach(() => mockLayout())
afterEach(() => vi.useRealTimers())

async function renderCarousel(props: { autoplayMs?: number; reducedMotion?: boolean } = {}) {
  const { reducedMotion = false, ...rest } = props
  mockLayout({ reducedMotion })
  render(
    <>
      <Carousel label="Highlights" slidesToScroll={1} {...rest}>
        {['Cocoa', 'Boats', 'Prints', 'Shells'].map((name) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </Carousel>
      <button type="button">After</button>
    </>,
  )
  await screen.findByText('1 of 4')
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the buttons move it and loop at both ends', async () => {
  await renderCarousel()
  await click('Next')
  expect(screen.getByText('2 of 4')).toBeInTheDocument()
  await click('Previous')
  await click('Previous')
  expect(screen.getByText('4 of 4')).toBeInTheDocument()
  await click('Next')
  expect(screen.getByText('1 of 4')).toBeInTheDocument()
})

test('Left and Right move it while focus is anywhere inside', async () => {
  await renderCarousel()
  screen.getByRole('link', { name: 'Cocoa' }).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByText('3 of 4')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByText('2 of 4')).toBeInTheDocument()
})

test('the position is announced after the user has moved it', async () => {
  await renderCarousel()
  expect(screen.getByText('1 of 4')).toHaveAttribute('aria-live', 'off')
  await click('Next')
  expect(screen.getByText('2 of 4')).toHaveAttribute('aria-live', 'polite')
})

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const region = () => screen.getByRole('group', { name: 'Highlights' })

async function renderPlaying(props: { reducedMotion?: boolean } = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await renderCarousel({ autoplayMs: 7000, ...props })
}

test('autoplay pauses on hover and focus', async () => {
  await renderPlaying()
  await advance(7000)
  expect(screen.getByText('2 of 4')).toBeInTheDocument()
  fireEvent.pointerEnter(region())
  await advance(15_000)
  expect(screen.getByText('2 of 4')).toBeInTheDocument()
  fireEvent.pointerLeave(region())
  act(() => screen.getByRole('link', { name: 'Boats' }).focus())
  await advance(15_000)
  expect(screen.getByText('2 of 4')).toBeInTheDocument()
  act(() => screen.getByRole('button', { name: 'After' }).focus())
  await advance(7000)
  expect(screen.getByText('3 of 4')).toBeInTheDocument()
})

test('the pause button stops autoplay until it is played again', async () => {
  await renderPlaying()
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  await advance(15_000)
  expect(screen.getByText('1 of 4')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  await advance(7000)
  expect(screen.getByText('2 of 4')).toBeInTheDocument()
})

test('with reduced motion autoplay starts paused', async () => {
  await renderPlaying({ reducedMotion: true })
  await advance(15_000)
  expect(screen.getByText('1 of 4')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
})

test('has no pause button without an interval', async () => {
  await renderCarousel()
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument()
})

test.each([
  [{ first: 0, inView: 1 }, 4, '1 of 4'],
  [{ first: 5, inView: 5 }, 10, '6 to 10 of 10'],
  [{ first: 8, inView: 5 }, 10, '9 to 3 of 10'],
])('%j of %i slides is "%s"', (view, count, text) => {
  expect(formatPosition(view, count)).toBe(text)
})
