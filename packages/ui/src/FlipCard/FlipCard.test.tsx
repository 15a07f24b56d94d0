import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FlipCard } from './FlipCard.tsx'

function renderCard() {
  render(
    <>
      <FlipCard label="Malaita" front={<p>58 places</p>} back={<a href="#malaita">See them</a>} />
      <button type="button">After</button>
    </>,
  )
  return userEvent.setup()
}

const turn = () => screen.getByRole('button', { name: 'Turn card: Malaita' })
const back = () => screen.queryByRole('link', { name: 'See them' })

test('the back is hidden until the card is flipped', async () => {
  const user = renderCard()
  expect(back()).not.toBeInTheDocument()
  await user.tab()
  expect(turn()).toHaveFocus()
  expect(turn()).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{Enter}')
  expect(turn()).toHaveAttribute('aria-expanded', 'true')
  await user.tab()
  expect(back()).toHaveFocus()
  expect(screen.getByText('58 places')).not.toBeVisible()
})

test('Esc flips it back and keeps focus on the card', async () => {
  const user = renderCard()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.tab()
  await user.keyboard('{Escape}')
  expect(back()).not.toBeInTheDocument()
  expect(turn()).toHaveFocus()
})

test('moving focus out flips it back', async () => {
  const user = renderCard()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.tab()
  await user.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  expect(back()).not.toBeInTheDocument()
})

test('a mouse flips it while hovering', async () => {
  const user = renderCard()
  await user.hover(screen.getByText('58 places'))
  expect(back()).toBeInTheDocument()
  await user.unhover(screen.getByText('58 places'))
  expect(back()).not.toBeInTheDocument()
})

test('its button keeps it flipped under a hovering mouse, and flips it back when pressed again', async () => {
  const user = renderCard()
  await user.click(turn())
  expect(back()).toBeInTheDocument()
  await user.unhover(turn())
  expect(back()).toBeInTheDocument()
  await user.click(turn())
  expect(back()).not.toBeInTheDocument()
})

test('Esc flips it back while the mouse is over it and focus is elsewhere', async () => {
  const user = renderCard()
  screen.getByRole('button', { name: 'After' }).focus()
  await user.hover(screen.getByText('58 places'))
  await user.keyboard('{Escape}')
  expect(back()).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('a link on its front is accessible before it is flipped', async () => {
  render(<FlipCard label="Malaita" front={<a href="#all">Malaita</a>} back={<p>Mostly farming</p>} />)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Malaita' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Turn card: Malaita' })).toHaveFocus()
})

test('a tap anywhere flips it, a tap on its link does not flip it back', async () => {
  const user = renderCard()
  await user.pointer({ keys: '[TouchA]', target: screen.getByText('58 places') })
  expect(back()).toBeInTheDocument()
  fireEvent.pointerDown(screen.getByRole('link'), { pointerType: 'touch' })
  fireEvent.click(screen.getByRole('link'))
  expect(back()).toBeInTheDocument()
})
