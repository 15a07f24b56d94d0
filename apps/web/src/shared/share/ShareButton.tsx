import { Button, Icon, LinkButton, token, type ButtonProps } from '@portal/ui'
import { useState, type FocusEvent, type MouseEvent, type ToggleEvent } from 'react'
import { styled } from 'styled-components'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { useOrigin } from '#shared/page/page-context.ts'
import { formatShareText } from './share-text.ts'

/* The browser's popover: it closes on Esc and on a click outside, and works without JavaScript. */
const Sheet = styled.div`
  width: min(22rem, 100vw - 2rem);
  margin: auto;
  padding: ${token.space[24]};
  border: 0;
  border-radius: ${token.radius.card};
  background: ${token.role.surface};
  color: ${token.role.text};
  box-shadow: ${token.shadow.float};
  &:focus {
    outline: none;
  }
  &::backdrop {
    background: rgb(3 32 47 / 0.6);
  }
  > div {
    display: flex;
    flex-direction: column;
    gap: ${token.space[12]};
  }
  h2 {
    font-size: ${token.size[20]};
  }
`

const SHEET = 'share'

/** Copies the address and confirms it; if the browser refuses, says what to do instead. */
function CopyLink({ url }: { url: string }) {
  const [outcome, setOutcome] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('Link copied')
    } catch {
      setOutcome('Your browser didn’t allow copying. Copy the address from its address bar.')
    }
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        <Icon name="copy" />
        Copy link
      </Button>
      <p role="status">{outcome}</p>
    </>
  )
}

/** The system's share sheet if available; closing it is no error. */
function openSystemSheet(event: MouseEvent, data: ShareData): void {
  if (typeof navigator.share !== 'function') return
  event.preventDefault()
  navigator.share(data).catch(() => undefined)
}

/** Moves the focus into the opened sheet; as it closes, the browser returns the focus to its button. */
function moveFocusInside({ newState, currentTarget }: ToggleEvent<HTMLDivElement>): void {
  if (newState === 'open') currentTarget.focus()
}

/** Closes the sheet when the focus leaves it for the page behind. */
function closeBehind({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>): void {
  if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
}

export interface Shared {
  /** The name of what is shared. */
  title: string
  /** What recipients read before the address; shortened to fit in a text message. */
  text: string
  path: string
}

/** Where WhatsApp takes a text to send. */
export const toWhatsAppHref = (textWithUrl: string) =>
  `https://wa.me/?text=${encodeURIComponent(textWithUrl)}`

/** Shares a page through the system's share sheet, or by copying its address, WhatsApp or email. */
export function ShareButton({
  title,
  text: wholeText,
  path,
  size = 'medium',
}: Shared & Pick<ButtonProps, 'size'>) {
  const hydrated = useHydrated()
  const url = useOrigin() + path
  const text = formatShareText(wholeText, url)
  const textWithUrl = `${text} ${url}`.trim()
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        popoverTarget={SHEET}
        onClick={(event) => openSystemSheet(event, { title, text, url })}
      >
        <Icon name="share" />
        <span>Share</span>
      </Button>
      <Sheet
        id={SHEET}
        popover="auto"
        role="dialog"
        aria-labelledby="share-title"
        data-surface="paper"
        tabIndex={-1}
        onToggle={moveFocusInside}
        onBlur={closeBehind}
      >
        <div>
          <h2 id="share-title">
            Share <span translate="no">{title}</span>
          </h2>
          <LinkButton variant="secondary" href={toWhatsAppHref(textWithUrl)} rel="noopener">
            <Icon name="message" />
            WhatsApp
          </LinkButton>
          <LinkButton
            variant="secondary"
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(textWithUrl)}`}
          >
            <Icon name="mail" />
            Email
          </LinkButton>
          {hydrated && <CopyLink url={url} />}
          <Button variant="quiet" popoverTarget={SHEET} popoverTargetAction="hide">
            Close
          </Button>
        </div>
      </Sheet>
    </>
  )
}
