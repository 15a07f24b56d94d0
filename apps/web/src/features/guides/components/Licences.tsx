import type { Guide } from '@portal/domain/contract'
import { Accordion, AccordionItem, Icon, LinkButton, Stack, Text } from '@portal/ui'
import { NotPublished } from './NotPublished.tsx'
import { Sources } from './Sources.tsx'

type Licence = Guide['licences'][number]

const Requirements = ({ licence: { title, authority, requirements, formsUrl } }: { licence: Licence }) => (
  <Stack gap={12}>
    <Text tone="soft">{authority}</Text>
    <ul>
      {requirements.map((requirement) => (
        <li key={requirement}>{requirement}</li>
      ))}
    </ul>
    {formsUrl === null ? (
      <Text size="small" tone="soft">
        Official forms: Not published yet
      </Text>
    ) : (
      <div>
        <LinkButton
          href={formsUrl}
          rel="noopener"
          variant="secondary"
          size="small"
          aria-label={`Official Forms: ${title}`}
        >
          Official Forms
          <Icon name="external" />
        </LinkButton>
      </div>
    )}
  </Stack>
)

interface LicencesProps {
  licences: Guide['licences'] | undefined
  sources?: Guide['licenceSources'] | undefined
  contacts: Guide['contacts']
  hasContacts?: boolean
  level?: 2 | 3
  /** Opens all of them, where they are the page. */
  open?: boolean
}

/** The licences that many businesses need: who gives each, what they ask for, and where the forms are. */
export function Licences({ licences = [], sources = [], level = 3, open = false, ...whom }: LicencesProps) {
  if (licences.length === 0) return <NotPublished {...whom} />
  return (
    <Stack gap={16}>
      <Accordion headingLevel={level}>
        {licences.map((licence, place) => (
          <AccordionItem key={licence.title} title={licence.title} defaultOpen={open || place === 0}>
            <Requirements licence={licence} />
          </AccordionItem>
        ))}
      </Accordion>
      <Sources sources={sources} />
    </Stack>
  )
}
