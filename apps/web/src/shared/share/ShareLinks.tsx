import { Cluster, Icon, LinkButton } from '@portal/ui'
import { useOrigin } from '#shared/page/page-context.ts'
import { formatShareText } from './share-text.ts'
import { ShareButton, toWhatsAppHref, type Shared } from './ShareButton.tsx'

/** WhatsApp and the share sheet, in the head of an item's page. */
export function ShareLinks(shared: Shared) {
  const url = useOrigin() + shared.path
  return (
    <Cluster gap={8} data-print="hide">
      <LinkButton
        variant="secondary"
        size="small"
        href={toWhatsAppHref(`${formatShareText(shared.text, url)} ${url}`.trim())}
        rel="noopener"
      >
        <Icon name="message" />
        WhatsApp
      </LinkButton>
      <ShareButton {...shared} size="small" />
    </Cluster>
  )
}
