import { mayHaveWhatsApp, getWhatsAppLink } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { ActionBar, Icon, Link } from '@portal/ui'
import { useTaps } from '#features/engagement/use-taps.api.ts'
import { MessageAction } from '#features/messages/message-buttons.api.ts'
import { UGC_REL } from './contact-links.ts'

/** The quickest ways to reach a business, on phones. */
export function ProfileActionBar({ business }: { business: Business }) {
  const tap = useTaps(business)
  const { name, phone, acceptsMessages } = business
  return (
    <ActionBar label={`Contact ${name}`}>
      {phone && (
        <>
          <Link href={`tel:${phone}`} onClick={() => tap('call')}>
            <Icon name="phone" />
            Call
          </Link>
          {mayHaveWhatsApp(phone) && (
            <Link href={getWhatsAppLink(phone)} rel={UGC_REL} onClick={() => tap('whatsapp')}>
              <Icon name="message" />
              WhatsApp
            </Link>
          )}
        </>
      )}
      {acceptsMessages && <MessageAction business={business} />}
      <Link href="#find-us" onClick={() => tap('directions')}>
        <Icon name="pin" />
        Directions
      </Link>
    </ActionBar>
  )
}
