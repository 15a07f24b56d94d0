import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOut } from '../../test/layout.ts'
import { Carousel } from './Carousel.tsx'
import { positionText } from './carouselLayout.ts'

beforeEach(() => layOut())
afterEach(() => vi.useRealTimers())

async function drawn(props: { autoplayMs?: number; reducedMotion?: boolean } = {}) {
  const { reducedMotion = false, ...rest } = props
  layOut({ reducedMotion })
  render(
    <>
      <Carousel label="Highlights" shiftBy={1} {...rest}>
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

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the arrows move it, around both ends', async () => {
  await drawn()
  await press('Next')
  expect(screen.getByText('2 of 4')).toBeInTheDocument()
  await press('Previous')
  await press('Previous')
  expect(screen.getByText('4 of 4')).toBeInTheDocument()
  await press('Next')
  expect(screen.getByText('1 of 4')).toBeInTheDocument()
})

test('Left and Right move it from anywhere inside', async () => {
  await drawn()
  screen.getByRole('link', { name: 'Cocoa' }).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByText('3 of 4')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByText('2 of 4')).toBeInTheDocument()
})

test('the position is told once the reader moves it', async () => {
  await drawn()
  expect(screen.getByText('1 of 4')).toHaveAttribute('aria-live', 'off')
  await press('Next')
  expect(screen.getByText('2 of 4')).toHaveAttribute('aria-live', 'polite')
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const region = () => screen.getByRole('group', { name: 'Highlights' })

async function playing(props: { reducedMotion?: boolean } = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await drawn({ autoplayMs: 7000, ...props })
}

test('it moves by itself and waits under the pointer and around focus', async () => {
  await playing()
  await pass(7000)
  expect(screen.getByText('2 of 4')).toBeInTheDocument()
  fireEvent.pointerEnter(region())
  await pass(15_000)
  expect(screen.getByText('2 of 4')).toBeInTheDocument()
  fireEvent.pointerLeave(region())
  act(() => screen.getByRole('link', { name: 'Boats' }).focus())
  await pass(15_000)
  expect(screen.getByText('2 of 4')).toBeInTheDocument()
  act(() => screen.getByRole('button', { name: 'After' }).focus())
  await pass(7000)
  expect(screen.getByText('3 of 4')).toBeInTheDocument()
})

test('the pause button stops it for good', async () => {
  await playing()
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  await pass(15_000)
  expect(screen.getByText('1 of 4')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  await pass(7000)
  expect(screen.getByText('2 of 4')).toBeInTheDocument()
})

test('with reduced motion it stays still until asked to play', async () => {
  await playing({ reducedMotion: true })
  await pass(15_000)
  expect(screen.getByText('1 of 4')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
})

test('without an interval there is nothing to pause', async () => {
  await drawn()
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument()
})

test.each([
  [{ first: 0, inView: 1 }, 4, '1 of 4'],
  [{ first: 5, inView: 5 }, 10, '6 to 10 of 10'],
  [{ first: 8, inView: 5 }, 10, '9 to 3 of 10'],
])('%j of %i slides is "%s"', (view, count, text) => {
  expect(positionText(view, count)).toBe(text)
})
