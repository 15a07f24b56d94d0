import { LinkButton, type LinkButtonProps } from '@portal/ui'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useHydrated } from './useHydrated.ts'

/** Props of a link that opens a dialog as a button does; without script it stays a link. */
export function useDialogOpener(onOpen: () => void) {
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    onOpen()
  }
  const button = {
    role: 'button',
    'aria-haspopup': 'dialog',
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => event.key === ' ' && press(event),
  } as const
  return useHydrated() ? button : undefined
}

interface DialogOpenerProps extends Omit<LinkButtonProps, 'href' | 'onClick'> {
  /** The alternative without script. */
  href: string
  onOpen: () => void
}

/** A button that opens a dialog; without script it is a link. */
export const DialogOpener = ({ onOpen, ...link }: DialogOpenerProps) => (
  <LinkButton {...link} {...useDialogOpener(onOpen)} />
)
