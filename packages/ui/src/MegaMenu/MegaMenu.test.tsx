import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MegaMenu } from './MegaMenu.tsx'
import { MegaMenuItem } from './MegaMenuItem.tsx'
import { MegaMenuLink, MegaMenuSection } from './MegaMenuSection.tsx'

function renderMenu() {
  render(
    <>
      <MegaMenu label="Main">
        <MegaMenuItem label="Places" href="#places">
          <MegaMenuSection title="North">
            <MegaMenuLink href="#auki">Auki</MegaMenuLink>
            <MegaMenuLink href="#gizo" hint="By boat">
              Gizo
            </MegaMenuLink>
          </MegaMenuSection>
        </MegaMenuItem>
        <MegaMenuItem label="News" href="#news" width="narrow">
          <MegaMenuSection>
            <MegaMenuLink href="#latest">Latest</MegaMenuLink>
          </MegaMenuSection>
        </MegaMenuItem>
      </MegaMenu>
      <button type="button">After</button>
    </>,
  )
  return userEvent.setup()
}

const trigger = (name: string) => screen.getByRole('button', { name })
const link = (name: string) => screen.queryByRole('link', { name })

test('opens on hover and closes when the pointer leaves', async () => {
  const user = renderMenu()
  await user.hover(trigger('Places'))
  expect(await screen.findByRole('list', { name: 'North' })).toBeInTheDocument()
  expect(trigger('Places')).toHaveAttribute('aria-expanded', 'true')
  await user.hover(trigger('News'))
  expect(await screen.findByRole('link', { name: 'Latest' })).toBeInTheDocument()
  expect(link('Auki')).not.toBeInTheDocument()
  await user.hover(screen.getByRole('button', { name: 'After' }))
  await expect.poll(() => link('Latest')).toBeNull()
})

const mouse = { pointerType: 'mouse' }

/** Lets time pass on a fake clock, which ends with the test. */
function fakeClock() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  return (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })
}

test('hovering another item opens its panel, which stays open', () => {
  const advance = fakeClock()
  renderMenu()
  fireEvent.pointerEnter(trigger('Places'), mouse)
  advance(1_000)
  expect(link('Auki')).toBeInTheDocument()
  fireEvent.pointerLeave(trigger('Places'), mouse)
  fireEvent.pointerEnter(trigger('News'), mouse)
  // Longer than the delay after which an item closes that the pointer has left.
  advance(1_000)
  expect(link('Latest')).toBeInTheDocument()
})

test('a pointer that crosses another item on its way into the open panel leaves that panel open', () => {
  const advance = fakeClock()
  renderMenu()
  fireEvent.pointerEnter(trigger('Places'), mouse)
  advance(100)
  fireEvent.pointerLeave(trigger('Places'), mouse)
  fireEvent.pointerEnter(trigger('News'), mouse)
  for (let step = 0; step < 3; step += 1) {
    advance(60)
    fireEvent.pointerMove(trigger('News'), mouse)
  }
  fireEvent.pointerLeave(trigger('News'), mouse)
  fireEvent.pointerEnter(screen.getByRole('link', { name: 'Auki' }), mouse)
  advance(1_000)
  expect(link('Auki')).toBeInTheDocument()
})

test('a click keeps a panel open that hovering opened, and a second click closes it', async () => {
  const user = renderMenu()
  await user.hover(trigger('Places'))
  await screen.findByRole('link', { name: 'Auki' })
  await user.click(trigger('Places'))
  expect(link('Auki')).toBeInTheDocument()
  await user.click(trigger('Places'))
  expect(link('Auki')).not.toBeInTheDocument()
})

test.each(['{Enter}', ' '])('the key "%s" opens and closes the panel', async (key) => {
  const user = renderMenu()
  await user.tab()
  await user.keyboard(key)
  expect(link('Auki')).toBeInTheDocument()
  await user.keyboard(key)
  expect(link('Auki')).not.toBeInTheDocument()
})

test('Down moves focus into the panel, Esc closes it and returns focus to the trigger', async () => {
  const user = renderMenu()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(link('Auki')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(link('Auki')).not.toBeInTheDocument()
  expect(trigger('Places')).toHaveFocus()
})

test('Right and Left move focus between the items', async () => {
  const user = renderMenu()
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(trigger('News')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(trigger('Places')).toHaveFocus()
})

test('moving focus out of the panel closes it', async () => {
  const user = renderMenu()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.tab()
  expect(link('Auki')).toHaveFocus()
  await user.tab()
  await user.tab()
  expect(trigger('News')).toHaveFocus()
  expect(link('Auki')).not.toBeInTheDocument()
})

test('a click outside and a followed link close the panel', async () => {
  const user = renderMenu()
  await user.click(trigger('Places'))
  await user.click(screen.getByRole('button', { name: 'After' }))
  expect(link('Auki')).not.toBeInTheDocument()
  await user.click(trigger('Places'))
  await user.click(screen.getByRole('link', { name: 'Auki' }))
  expect(link('Auki')).not.toBeInTheDocument()
})

test('a click with Ctrl opens the link in a new tab, not the panel', () => {
  renderMenu()
  expect(trigger('Places')).toHaveAttribute('href', '#places')
  expect(fireEvent.click(trigger('Places'), { ctrlKey: true })).toBe(true)
  expect(link('Auki')).not.toBeInTheDocument()
})
