import type { Inquiry } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDateTime } from '@portal/domain/shared'
import {
  Alert,
  Badge,
  Button,
  Card,
  Cluster,
  DescriptionList,
  Field,
  Heading,
  Icon,
  LinkButton,
  Stack,
  Text,
  TextArea,
  TextLink,
  token,
} from '@portal/ui'
import type { SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { Paragraphs } from '#shared/content/DetailParts.tsx'
import { preventSecondClick } from '#shared/forms/second-click.ts'
import { useUnsentText } from '#shared/forms/unsent-text.tsx'
import { useOrigin } from '#shared/page/page-context.ts'
import { KIND_NAMES, getTopic } from './inquiry-labels.ts'
import type { InquiryResolution } from './useResolveInquiry.ts'

const NOTE_MAX = 2000

const Message = styled.div`
  padding: ${token.space[16]};
  border-radius: ${token.radius.control};
  background: ${token.role.sunken};
`

/** The path of this site that a report names; null for any other text. */
function getPath(page: string, origin: string): string | null {
  if (/^\/(?!\/)[^\s\\]*$/.test(page)) return page
  return page.startsWith(`${origin}/`) && !/[\s\\]/.test(page) ? page.slice(origin.length) : null
}

function Page({ page }: { page: string }) {
  const path = getPath(page, useOrigin())
  return path === null ? (
    <>{page}</>
  ) : (
    <TextLink href={path} target="_blank">
      {path}
    </TextLink>
  )
}

const listFacts = ({ name, page, createdAt, handledAt }: Inquiry) => [
  { term: 'From', details: name === null ? 'No name given' : <span translate="no">{name}</span> },
  ...(page === null ? [] : [{ term: 'Page', details: <Page page={page} /> }]),
  { term: 'Received', details: formatDateTime(createdAt, PORTAL_TIME_ZONE) },
  ...(handledAt === null ? [] : [{ term: 'Handled', details: formatDateTime(handledAt, PORTAL_TIME_ZONE) }]),
]

function Reply({ inquiry: { email, reference } }: { inquiry: Inquiry }) {
  if (email === null) return <Text tone="soft">No email address given: you can’t reply.</Text>
  const subject = encodeURIComponent(`Your message ${reference}`)
  return (
    <Cluster gap={8}>
      <LinkButton href={`mailto:${email}?subject=${subject}`} size="small">
        <Icon name="mail" /> Answer <span translate="no">{email}</span>
      </LinkButton>
    </Cluster>
  )
}

interface InquiryDetailsProps {
  inquiry: Inquiry
  resolution: InquiryResolution
}

/** Marks an inquiry as handled or opens it again, with a note for other administrators. */
function Settle({ inquiry, resolution }: InquiryDetailsProps) {
  const key = `note on message ${inquiry.id}`
  const [typed, type] = useUnsentText(key)
  const isNew = inquiry.status === 'new'
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = typed.trim() === '' ? (inquiry.note ?? '') : typed.trim()
    if (await resolution.setStatus(inquiry, isNew ? 'handled' : 'new', note)) type('')
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {resolution.refusal?.id === inquiry.id && (
          <Alert tone="danger" role="alert">
            {resolution.refusal.text}
          </Alert>
        )}
        <Field label="Note" hint="Read by administrators only; never sent.">
          <TextArea
            rows={2}
            maxLength={NOTE_MAX}
            placeholder={inquiry.note === null ? undefined : 'Replaces the note above'}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        </Field>
        <p>
          <Button
            type="submit"
            variant={isNew ? 'primary' : 'secondary'}
            busy={resolution.isSending}
            onClick={preventSecondClick}
          >
            {isNew ? 'Mark as handled' : 'Reopen'}
          </Button>
        </p>
      </Stack>
    </form>
  )
}

/** An inquiry in full, with the actions for it. */
export const InquiryDetails = ({ inquiry, resolution }: InquiryDetailsProps) => (
  <Card as="article" aria-labelledby="inquiry-topic">
    <Stack gap={16}>
      <Cluster justify="between" align="start">
        <Text size="eyebrow" tone="action">
          {KIND_NAMES[inquiry.kind]} <span translate="no">{inquiry.reference}</span>
        </Text>
        {inquiry.status === 'new' ? <Badge tone="sun">New</Badge> : <Badge tone="leaf">Handled</Badge>}
      </Cluster>
      <Heading level={2} size="part" id="inquiry-topic" tabIndex={-1}>
        {getTopic(inquiry)}
        {(inquiry.name ?? inquiry.email) && (
          <>
            : <span translate="no">{inquiry.name ?? inquiry.email}</span>
          </>
        )}
      </Heading>
      <DescriptionList items={listFacts(inquiry)} />
      <Message>
        <Paragraphs text={inquiry.message} />
      </Message>
      <Reply inquiry={inquiry} />
      {inquiry.note !== null && inquiry.note !== '' && (
        <Alert tone="info" title="Note:">
          {inquiry.note}
        </Alert>
      )}
      <Settle inquiry={inquiry} resolution={resolution} />
    </Stack>
  </Card>
)
