import { Button, Icon, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { MessageButtons } from '#features/messages/message-buttons.api.ts'
import { toSocialLinks } from '../contact-links.ts'
import { Panel } from '#shared/layout/Panel.tsx'
import { Networks, SocialIcon } from '../SocialLinks.tsx'
import { EXAMPLE, EXAMPLE_PHONE } from './example.ts'
import { useSampleNote } from './use-sample-note.ts'

const ContactList = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  > li {
    display: flex;
    align-items: center;
    gap: ${token.space[12]};
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    color: ${token.role.textSoft};
  }
`

const CONTACTS = [
  { icon: 'phone', name: 'Phone', text: EXAMPLE_PHONE },
  { icon: 'mail', name: 'Email', text: EXAMPLE.email },
  { icon: 'globe', name: 'Website', text: EXAMPLE.website },
] as const

/** The sample business has no pages on social networks: each button says what it opens on a real listing. */
function ExampleSocialLinks() {
  const explain = useSampleNote()
  return (
    <Networks aria-label="Social media" data-print="hide">
      {toSocialLinks(EXAMPLE.socialMedia).map(({ key, name }) => (
        <li key={key}>
          <Button
            variant="quiet"
            size="small"
            onClick={() => explain(`On a real listing, this opens the business’s page on ${name}.`)}
          >
            <SocialIcon network={key} />
            {name}
          </Button>
        </li>
      ))}
    </Networks>
  )
}

/** The sample business's contact details, which are no links, and its dialogs. */
export const ExampleContact = () => (
  <Panel title="Contact" id="contact">
    <ContactList role="list">
      {CONTACTS.map(({ icon, name, text }) => (
        <li key={name}>
          <Icon name={icon} label={name} />
          <span translate="no">{text}</span>
        </li>
      ))}
    </ContactList>
    <MessageButtons business={EXAMPLE} href={paths.directory()} isExample />
    <ExampleSocialLinks />
    <Text size="caption" tone="soft">
      Sample details. On your page, each is a link to call, email or open.
    </Text>
  </Panel>
)
