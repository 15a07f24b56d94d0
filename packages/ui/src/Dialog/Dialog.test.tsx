import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { Combobox } from '../Combobox/Combobox.tsx'
import { expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

function StatefulDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Report
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Report this page"
        description="Tell us what is wrong."
        footer={
          <button type="button" onClick={() => setOpen(false)}>
            Send
          </button>
        }
      >
        <input type="hidden" name="page" value="/news" />
        <input aria-label="Reason" />
      </Dialog>
    </>
  )
}

async function openDialog() {
  const user = userEvent.setup()
  render(<StatefulDialog />)
  await user.click(screen.getByRole('button', { name: 'Report' }))
  return user
}

test('is named by its title and has its description', async () => {
  await openDialog()
  const dialog = screen.getByRole('dialog', { name: 'Report this page' })
  expect(dialog).toHaveAccessibleDescription('Tell us what is wrong.')
})

test('traps focus, and Esc returns it to the opener', async () => {
  const user = await openDialog()
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
  await user.tab()
  await user.tab()
  await user.tab()
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Report' })).toHaveFocus()
})

test.each(['Close', 'Send'])('%s closes it', async (name) => {
  const user = await openDialog()
  await user.click(screen.getByRole('button', { name }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('hides the page behind it from assistive technology while it is open', async () => {
  await openDialog()
  expect(screen.queryAllByRole('button').map((button) => button.textContent)).not.toContain('Report')
})

test('Esc closes an open suggestion list, empties the input and then closes the dialog', async () => {
  const user = userEvent.setup()
  const onOpenChange = vi.fn<(open: boolean) => void>()
  render(
    <Dialog open onOpenChange={onOpenChange} title="Search">
      <Combobox aria-label="Town" suggest={() => Promise.resolve([{ id: 'auki', text: 'Auki' }])} />
    </Dialog>,
  )
  await user.type(screen.getByRole('combobox', { name: 'Town' }), 'a')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('combobox', { name: 'Town' })).toHaveValue('')
  expect(onOpenChange).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

function NavigatingDialog() {
  const [open, setOpen] = useState(false)
  const [arrived, setArrived] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])
  const leave = () => {
    setOpen(false)
    setArrived(true)
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Results
      </h1>
      <button type="button" onClick={() => setOpen(true)}>
        Find
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Find">
        <button type="button" onClick={leave}>
          Go
        </button>
      </Dialog>
    </>
  )
}

test('does not take focus back from a new page', async () => {
  const user = userEvent.setup()
  render(<NavigatingDialog />)
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await user.click(screen.getByRole('button', { name: 'Go' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus()
})
