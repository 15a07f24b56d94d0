import { Button } from '@portal/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { ActionDialog, type ActionDialogProps } from './ActionDialog.tsx'

/** The heading of an element's section. */
const findHeading = (element: HTMLElement): HTMLElement | null =>
  element.closest('section, main')?.querySelector<HTMLElement>('h1, h2, h3') ?? null

/** Moves the focus to the heading when a pressed button disappears. */
function useFocusLeft(wasPressed: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const heading = button.current && findHeading(button.current)
    if (!wasPressed || !heading) return
    return () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1')
        heading.focus({ preventScroll: true })
      })
    }
  }, [wasPressed])
  return button
}

interface ActionButtonProps extends Omit<ActionDialogProps, 'open' | 'onClose' | 'onDone'> {
  label: string
}

/** A button, and the dialog that it opens. */
export function ActionButton({ label, ...dialog }: ActionButtonProps) {
  const [open, setOpen] = useState(false)
  const [wasPressed, setWasPressed] = useState(false)
  const button = useFocusLeft(wasPressed)
  const show = () => {
    setWasPressed(true)
    setOpen(true)
  }
  return (
    <>
      <Button ref={button} variant={dialog.isDangerous ? 'danger' : 'secondary'} onClick={show}>
        {label}
      </Button>
      <ActionDialog {...dialog} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
