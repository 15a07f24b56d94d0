import { parseIndustry } from '@portal/domain/business'
import type { TenderDetails } from '@portal/domain/contract'
import { getPlaceLabel } from '@portal/domain/place'
import { formatDate } from '@portal/domain/shared'
import { Stack, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { ContactDetails } from '#shared/content/ContactDetails.tsx'
import { DetailPart, Paragraphs } from '#shared/content/DetailParts.tsx'
import { WrittenText } from '#shared/content/WrittenText.tsx'
import { ClosedNotice, NoticeSummary } from '#shared/content/NoticeSummary.tsx'
import { Documents, Lots } from './Lots.tsx'
import { getKindName } from './TenderCard.tsx'

export interface TenderTextProps {
  tender: TenderDetails
}

/** Key facts of a tender. */
export const TenderGlance = ({ tender, children }: TenderTextProps & { children?: ReactNode }) => (
  <NoticeSummary
    closesAt={tender.closesAt}
    timeZone={tender.timeZone}
    facts={[
      tender.reference !== null && {
        term: 'Reference',
        details: <span translate="no">{tender.reference}</span>,
      },
      { term: 'Issuer', details: <span translate="no">{tender.issuer}</span> },
      { term: 'Kind', details: getKindName(tender) },
      { term: 'Place', details: getPlaceLabel(tender, { country: true }) },
      tender.industry !== null && {
        term: 'Industry',
        details: parseIndustry(tender.industry)?.name ?? tender.industry,
      },
      tender.value !== null && { term: 'Value', details: tender.value },
      { term: 'Published', details: formatDate(tender.publishedAt, tender.timeZone) },
    ]}
  >
    {children}
  </NoticeSummary>
)

/** Description of a tender and how to answer it. */
export const TenderText = ({ tender }: TenderTextProps) => (
  <Stack gap={32}>
    <ClosedNotice closesAt={tender.closesAt}>
      Bidding has closed. The tender stays online for reference.
    </ClosedNotice>
    <Text size="lead">{tender.summary}</Text>
    <DetailPart title="Description">
      <WrittenText text={tender.description} document={tender.document} />
    </DetailPart>
    {tender.eligibility !== null && (
      <DetailPart title="Who may apply">
        <Paragraphs text={tender.eligibility} />
      </DetailPart>
    )}
    <Lots lots={tender.lots} />
    <Documents documents={tender.documents} />
    <DetailPart title="How to submit">
      <Paragraphs text={tender.howToSubmit} />
      <ContactDetails
        name={tender.contactName}
        email={tender.contactEmail}
        phone={tender.contactPhone}
        subject={[tender.reference, tender.title].filter(Boolean).join(': ')}
      />
    </DetailPart>
  </Stack>
)
