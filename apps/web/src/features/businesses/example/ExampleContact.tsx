import { Icon, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { MessageButtons } from '../messages/MessageButtons.tsx'
import { Panel } from '../profile/Panel.tsx'
import { EXAMPLE, EXAMPLE_PHONE } from './example.ts'

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

/** The sample business's contact details, which are no links, and its dialogs. */
export const ExampleContact = () => (
  <Panel title="Contact" id="contact">
    <ContactList role="list">
      {CONTACTS.map(({ icon, name, text }) => (
        <li key={name}>
          <Icon name={icon} label={name} />
          {text}
        </li>
      ))}
    </ContactList>
    <MessageButtons business={EXAMPLE} href={paths.directory()} isExample />
    <Text size="caption" tone="soft">
      Sample details. On your page, each is a link to call, email or open.
    </Text>
  </Panel>
)
