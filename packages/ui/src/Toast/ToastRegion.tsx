import { Toast as Radix } from 'radix-ui'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { keyframes, styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { below, from } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'
import type { QueuedToast, Toaster } from './toaster.ts'
import { useAwayFromFocus } from './useAwayFromFocus.ts'
import { useDialogOpening } from './useDialogOpening.ts'

const exitMs = 120

const enter = keyframes`from { opacity: 0; transform: translateY(0.75rem) }`
const leave = keyframes`to { opacity: 0 }`
const slideOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)) }
  to { opacity: 0; transform: translateX(100%) }
`

const Viewport = styled(Radix.Viewport)`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: ${token.layer.toast};
  padding: ${token.space[16]};
  padding-bottom: max(${token.space[16]}, env(safe-area-inset-bottom));
  list-style: none;
  pointer-events: none;
  ${from.tablet} {
    right: auto;
    width: 27rem;
    padding: ${token.space[24]};
  }
  /* The end of the page and focused elements can be scrolled clear of it. */
  html:has(& [data-toast]) {
    scroll-padding-bottom: 8rem;
    > body {
      padding-bottom: 7rem;
    }
  }
  /* Does not cover a bar of actions at the window's bottom. */
  ${below.tablet} {
    body:has([data-bottom-bar]) & {
      bottom: calc(3.5rem + env(safe-area-inset-bottom));
    }
  }
  /* Nor a dialog's actions, which are at its bottom, nor the focused element. */
  body:has([role='dialog'][data-state='open']) &,
  &[data-side='top'] {
    top: var(--header-height, 0px);
    bottom: auto;
  }
`

/* In the flow of the page. */
const PlacedViewport = styled(Radix.Viewport)`
  max-width: 27rem;
  padding: 0;
  list-style: none;
`

const Root = styled(Radix.Root)`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[12]};
  padding: ${token.space[8]} ${token.space[8]} ${token.space[8]} ${token.space[16]};
  border-radius: ${token.radius.card};
  background: ${token.role.surface};
  color: ${token.role.text};
  border: 1px solid ${token.role.line};
  box-shadow: ${token.shadow.float};
  pointer-events: auto;
  &[data-tone='destructive'] {
    background: ${token.color.dangerDeep};
  }
  &[data-state='open'] {
    animation: ${enter} ${token.duration.slow} ${token.ease.out};
  }
  &[data-state='closed'] {
    animation: ${leave} ${exitMs}ms ${token.ease.out} forwards;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transition: transform ${token.duration.slow} ${token.ease.out};
  }
  &[data-swipe='end'] {
    animation: ${slideOut} ${exitMs}ms ${token.ease.out} forwards;
  }
`

const IconCircle = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin-block: 0.625rem;
  border-radius: ${token.radius.pill};
  background: ${token.role.raised};
  font-size: ${token.size[13]};
`

const Text = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 0.625rem;
  overflow-wrap: anywhere;
`

const Title = styled(Radix.Title)`
  font-weight: 700;
`

const Description = styled(Radix.Description)`
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
  [data-tone='destructive'] & {
    color: inherit;
  }
`

function Toast({ toast, onClosed }: { toast: QueuedToast; onClosed: () => void }) {
  const [open, setOpen] = useState(true)
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    if (open) return
    const timer = setTimeout(onClosed, exitMs)
    return () => clearTimeout(timer)
  }, [open, onClosed])
  const tone = toast.tone ?? 'normal'
  // A toast would cover the dialog's controls, but a failure must stay readable.
  useDialogOpening(tone === 'normal', close)
  return (
    <Root
      open={open}
      onOpenChange={setOpen}
      type={tone === 'destructive' ? 'foreground' : 'background'}
      data-surface="deep"
      data-toast=""
      data-tone={tone}
      {...(toast.durationMs === undefined ? {} : { duration: toast.durationMs })}
    >
      <IconCircle aria-hidden="true">
        <Icon name={tone === 'destructive' ? 'alert' : 'check'} />
      </IconCircle>
      <Text>
        <Title>{toast.title}</Title>
        {toast.description && <Description>{toast.description}</Description>}
      </Text>
      <Radix.Close asChild>
        <IconButton icon="close" label="Dismiss" />
      </Radix.Close>
    </Root>
  )
}

/** Props of `ToastRegion`: the queue whose first toast it shows. */
export type ToastRegionProps = { toaster: Toaster }

/**
 * The region of the toasts: one is visible at a time. A toast closes after 5 seconds (not while it is hovered or
 * focused, or the window is in the background), on a swipe of 50 px to the right, by its close button, on Esc, and, unless
 * it reports a failure, when a dialog opens. F8 moves focus to the region. It is in the page's `ToastPlace`; without one at
 * the bottom of the window, or at the top if it would cover the focused element.
 */
export function ToastRegion({ toaster }: ToastRegionProps) {
  const toast = useSyncExternalStore(toaster.subscribe, toaster.current)
  const viewport = useRef<HTMLOListElement>(null)
  const side = useAwayFromFocus(viewport, toast?.id)
  const place = useSyncExternalStore(toaster.subscribe, toaster.place)
  useEffect(() => {
    // Over the page it would never go.
    if (!place && toast?.durationMs === Infinity) toaster.dismiss(toast.id)
  }, [toaster, toast, place])
  const props = { ref: viewport, hotkey: ['F8'], label: 'Notifications ({hotkey})' }
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toast && <Toast key={toast.id} toast={toast} onClosed={() => toaster.dismiss(toast.id)} />}
      {place ? createPortal(<PlacedViewport {...props} />, place) : <Viewport {...props} data-side={side} />}
    </Radix.Provider>
  )
}
