import { ActionBar, Icon, Link } from '@portal/ui'
import type { MouseEvent } from 'react'
import { MessageAction } from '#features/messages/message-buttons.api.ts'
import { EXAMPLE } from './example.ts'
import { useSampleNote } from './use-sample-note.ts'

/** A phone's action bar; buttons that need a real number say so. */
export function ExampleActionBar() {
  const explain = useSampleNote()
  const explainOnClick = (description: string) => (event: MouseEvent) => {
    event.preventDefault()
    explain(description)
  }
  return (
    <ActionBar label={`Contact ${EXAMPLE.name}`}>
      <Link href="#contact" onClick={explainOnClick('On a real listing this calls the business.')}>
        <Icon name="phone" />
        Call
      </Link>
      <Link href="#contact" onClick={explainOnClick('On a real listing this opens a chat in WhatsApp.')}>
        <Icon name="message" />
        WhatsApp
      </Link>
      <MessageAction business={EXAMPLE} isExample />
      <Link href="#location">
        <Icon name="pin" />
        Directions
      </Link>
    </ActionBar>
  )
}
