import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FlipCard } from './FlipCard.tsx'

function drawn() {
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

test('what is on the back is out of reach until it is turned', async () => {
  const user = drawn()
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

test('Esc turns it back and keeps focus on the card', async () => {
  const user = drawn()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.tab()
  await user.keyboard('{Escape}')
  expect(back()).not.toBeInTheDocument()
  expect(turn()).toHaveFocus()
})

test('moving focus on turns it back', async () => {
  const user = drawn()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.tab()
  await user.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  expect(back()).not.toBeInTheDocument()
})

test('a mouse turns it while it is over it', async () => {
  const user = drawn()
  await user.hover(screen.getByText('58 places'))
  expect(back()).toBeInTheDocument()
  await user.unhover(screen.getByText('58 places'))
  expect(back()).not.toBeInTheDocument()
})

test('a tap anywhere turns it, a tap on its link does not turn it back', async () => {
  const user = drawn()
  await user.pointer({ keys: '[TouchA]', target: screen.getByText('58 places') })
  expect(back()).toBeInTheDocument()
  fireEvent.pointerDown(screen.getByRole('link'), { pointerType: 'touch' })
  fireEvent.click(screen.getByRole('link'))
  expect(back()).toBeInTheDocument()
})
