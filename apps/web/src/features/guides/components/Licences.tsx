import type { Guide } from '@portal/domain/contract'
import { Accordion, AccordionItem, Icon, LinkButton, Stack, Text } from '@portal/ui'
import { LastReviewed } from './LastReviewed.tsx'
import { NotPublished } from './NotPublished.tsx'
import { Sources } from './Sources.tsx'

type Licence = Guide['licences'][number]

interface RequirementsProps {
  licence: Licence
  reviewedOn: string
}

const Requirements = ({
  licence: { title, authority, requirements, formsUrl },
  reviewedOn,
}: RequirementsProps) => (
  <Stack gap={12}>
    <LastReviewed on={reviewedOn} />
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
  /** The day on which the guide's rules were last reviewed. */
  reviewedOn: string
  contacts: Guide['contacts']
  hasContacts?: boolean
  level?: 2 | 3
  /** Whether all are unfolded, as on their own page. */
  open?: boolean
}

/** The licences that many businesses need: who issues each, its requirements, and its forms. */
export function Licences({
  licences = [],
  sources = [],
  reviewedOn,
  level = 3,
  open = false,
  ...contacts
}: LicencesProps) {
  if (licences.length === 0) return <NotPublished {...contacts} />
  return (
    <Stack gap={16}>
      <Accordion headingLevel={level}>
        {licences.map((licence) => (
          <AccordionItem key={licence.title} title={licence.title} defaultOpen={open}>
            <Requirements licence={licence} reviewedOn={reviewedOn} />
          </AccordionItem>
        ))}
      </Accordion>
      <Sources sources={sources} />
    </Stack>
  )
}
