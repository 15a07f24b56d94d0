import { below, Icon, LinkButton, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useOrigin } from '#shared/page/page-context.ts'
import { formatShareText } from './share-text.ts'
import { ShareButton, toWhatsAppHref, type Shared } from './ShareButton.tsx'

/* Phones have room for one word. */
const Row = styled.div`
  display: flex;
  gap: ${token.space[8]};
  ${below.tablet} {
    > button {
      width: ${token.target.min};
      padding: 0;
    }
    > button > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

/** WhatsApp and the share sheet, at the top of an item's page. */
export function ShareLinks(shared: Shared) {
  const url = useOrigin() + shared.path
  return (
    <Row data-print="hide">
      <LinkButton
        variant="secondary"
        size="small"
        href={toWhatsAppHref(`${formatShareText(shared.text, url)} ${url}`.trim())}
        rel="noopener"
      >
        <Icon name="message" />
        <span>WhatsApp</span>
      </LinkButton>
      <ShareButton {...shared} size="small" />
    </Row>
  )
}
