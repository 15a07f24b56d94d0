import { createToaster, ToastProvider } from '@portal/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { pressTwice } from '#test/press-twice.ts'
import { createNetworkError, type ApiError } from '#shared/calls/api-error.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { ReasonFields, useReasonFields } from './ReasonFields.tsx'
import { useAction } from './useAction.ts'

const REASONS = [
  { code: 'spam', label: 'It advertises' },
  { code: 'other', label: 'Another reason, see the note' },
] as const

type Send = (decision: { reason: string; note: string }) => Promise<{ data?: string; error?: unknown }>

function Removal({ send }: { send: Send }) {
  const [open, setOpen] = useState(true)
  const reasonFields = useReasonFields(REASONS, 'note on a removal')
  const action = useAction({ problems: reasonFields.problems })
  return (
    <ActionDialog
      open={open}
      onClose={() => setOpen(false)}
      title="Remove it?"
      description="It is gone at once."
      verb="Remove"
      action={action}
      onSubmit={reasonFields.createSubmit((decision) =>
        action.run(
          () => send(decision),
          (name) => `${name} is removed`,
        ),
      )}
    >
      <ReasonFields fields={reasonFields} label="Note" hint="Optional." getError={action.getError} />
    </ActionDialog>
  )
}

function show(send: Send) {
  render(
    <ToastProvider toaster={createToaster()}>
      <Removal send={send} />
    </ToastProvider>,
  )
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const choose = (name: RegExp) => user.click(screen.getByRole('radio', { name }))
  return { user, press, choose }
}

test('shows one problem after the other, with the focus on it', async () => {
  const send = vi.fn<Send>()
  const { user, press, choose } = show(send)
  expect(screen.queryByText('Please choose a reason')).toBeNull()
  await press('Remove')
  expect(screen.getByText('Please choose a reason')).toBeVisible()
  await expectFocus(screen.getByRole('radio', { name: 'It advertises' }))
  await choose(/^Another reason/)
  await press('Remove')
  expect(screen.getByText('Please give the reason in the note')).toBeVisible()
  await expectFocus(screen.getByRole('textbox'))
  expect(send).not.toHaveBeenCalled()
  send.mockResolvedValue({ data: 'Yam House' })
  await user.type(screen.getByRole('textbox'), ' Closed. ')
  await press('Remove')
  expect(send).toHaveBeenCalledExactlyOnceWith({ reason: 'other', note: 'Closed.' })
  expect(await screen.findByText('Yam House is removed')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows a refusal beside its field, else above the fields, and keeps the input', async () => {
  const refused: ApiError = {
    ...createNetworkError(),
    status: 400,
    problem: { message: 'Please check what you typed', fields: { note: 'Please leave out links' } },
  }
  const send = vi.fn<Send>().mockResolvedValueOnce({ error: refused })
  const { user, press, choose } = show(send)
  await choose(/^It advertises/)
  await user.type(screen.getByRole('textbox'), 'See x.test')
  await press('Remove')
  expect(await screen.findByText('Please leave out links')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  send.mockResolvedValueOnce({
    error: { ...refused, status: 409, problem: { message: 'It is gone', fields: {} } },
  })
  await press('Remove')
  expect(await screen.findByRole('alert')).toHaveTextContent('It is gone')
  send.mockResolvedValueOnce({ error: 'no answer' })
  await press('Remove')
  expect(await screen.findByText(/^That did not work/)).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('See x.test')
})

test('ignores a second press while sending', async () => {
  const send = vi.fn<Send>().mockReturnValue(new Promise(() => {}))
  const { choose } = show(send)
  await choose(/^It advertises/)
  pressTwice(screen.getByRole('button', { name: 'Remove' }))
  expect(send).toHaveBeenCalledOnce()
})
