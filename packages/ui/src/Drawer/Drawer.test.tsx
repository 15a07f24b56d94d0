import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Drawer } from './Drawer.tsx'

function StatefulDrawer() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <Drawer open={open} onOpenChange={setOpen} title="Menu" footer={<button type="button">Theme</button>}>
        <a href="#news">News</a>
      </Drawer>
    </>
  )
}

async function openDrawer() {
  const user = userEvent.setup()
  render(<StatefulDrawer />)
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  return user
}

test('closes when a link in it is followed', async () => {
  const user = await openDrawer()
  await user.click(screen.getByRole('link', { name: 'News' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a click on anything else in it leaves it open', async () => {
  const user = await openDrawer()
  await user.click(screen.getByRole('button', { name: 'Theme' }))
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
})

test('Esc closes it and returns focus to the opener, which is marked until then', async () => {
  const user = await openDrawer()
  const opener = screen.getByRole('button', { name: 'Menu', hidden: true })
  expect(opener).toHaveAttribute('data-opener')
  await user.keyboard('{Escape}')
  expect(opener).toHaveFocus()
  expect(opener).not.toHaveAttribute('data-opener')
})
