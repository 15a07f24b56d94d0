import { industryFromText } from '@portal/domain/business'
import { isClosed, tenderKindFromText } from '@portal/domain/content'
import type { TenderDetails } from '@portal/domain/contract'
import { placeLabel } from '@portal/domain/place'
import { formatDate } from '@portal/domain/shared'
import { Badge, Cluster, Stack, Text } from '@portal/ui'
import { TimeLeft } from '#shared/content/Closing.tsx'
import { ContactWays } from '#shared/content/ContactWays.tsx'
import { ContentDetail, type ContentKind } from '#shared/content/ContentDetail.tsx'
import { DetailBand, DetailColumns, DetailPart, Paragraphs } from '#shared/content/DetailParts.tsx'
import { breadcrumbList, jsonLdOf } from '#shared/content/json-ld.ts'
import { ClosedNotice, NoticeSummary } from '#shared/content/NoticeSummary.tsx'
import { Related } from '#shared/content/Related.tsx'
import { PageBody } from '#shared/PageBody.tsx'
import { paths } from '#shared/paths.ts'
import { Seo } from '#shared/Seo.tsx'
import { useNow, useOrigin } from '#shared/visit.ts'
import { RELATED, relatedTo } from '../related.ts'
import { useGetTenderQuery, useListTendersQuery } from '../tenders.api.ts'
import { Documents, Lots } from './Lots.tsx'
import { TenderCard } from './TenderCard.tsx'

const TENDER: ContentKind = {
  name: 'tender',
  trail: [
    { label: 'Home', href: paths.home() },
    { label: 'Tenders', href: paths.tenders() },
  ],
  path: paths.tenders(),
  ways: [
    { label: 'All tenders', href: paths.tenders() },
    { label: 'Open and closed tenders', href: paths.tenders({ when: 'all' }) },
  ],
}

function trailOf({ kind, title }: TenderDetails) {
  const known = tenderKindFromText(kind)
  return [
    ...TENDER.trail,
    ...(known ? [{ label: known.name, href: paths.tendersOfKind(known.slug) }] : []),
    { label: title },
  ]
}

const Summary = ({ tender }: { tender: TenderDetails }) => (
  <NoticeSummary
    closesAt={tender.closesAt}
    timeZone={tender.timeZone}
    facts={[
      tender.reference !== null && { term: 'Reference', details: tender.reference },
      { term: 'Issuer', details: tender.issuer },
      { term: 'Kind', details: tenderKindFromText(tender.kind)?.name ?? tender.kind },
      { term: 'Place', details: placeLabel(tender, { country: true }) },
      tender.industry !== null && {
        term: 'Industry',
        details: industryFromText(tender.industry)?.name ?? tender.industry,
      },
      tender.value !== null && { term: 'Value', details: tender.value },
      { term: 'Published', details: formatDate(tender.publishedAt, tender.timeZone) },
    ]}
  />
)

export interface TenderTextProps {
  tender: TenderDetails
}

/** What a tender asks for and how it is answered, part by part. */
export const TenderText = ({ tender }: TenderTextProps) => (
  <Stack gap={32}>
    <ClosedNotice closesAt={tender.closesAt}>
      It takes no more offers, and stays here to be read.
    </ClosedNotice>
    <Text size="lead">{tender.summary}</Text>
    <DetailPart title="Description">
      <Paragraphs text={tender.description} />
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
      <ContactWays
        name={tender.contactName}
        email={tender.contactEmail}
        phone={tender.contactPhone}
        subject={[tender.reference, tender.title].filter(Boolean).join(': ')}
      />
    </DetailPart>
  </Stack>
)

function Tender({ tender }: { tender: TenderDetails }) {
  const origin = useOrigin()
  const now = useNow()
  const trail = trailOf(tender)
  const kind = tenderKindFromText(tender.kind)
  return (
    <>
      <Seo
        title={tender.title}
        description={tender.summary.slice(0, 160)}
        path={paths.tender(tender.slug)}
        jsonLd={jsonLdOf(breadcrumbList(origin, trail))}
      />
      <article>
        <DetailBand trail={trail} eyebrow={kind?.name ?? 'Tender'} title={tender.title}>
          <Text tone="soft">
            {tender.issuer} · {placeLabel(tender, { country: true })}
          </Text>
          <Cluster gap={8}>
            <TimeLeft closesAt={tender.closesAt} />
            {tender.isSample && <Badge>Sample</Badge>}
          </Cluster>
        </DetailBand>
        <PageBody>
          <DetailColumns>
            <TenderText tender={tender} />
            <Summary tender={tender} />
          </DetailColumns>
          <Others tender={tender} isOver={isClosed(tender, now)} />
        </PageBody>
      </article>
    </>
  )
}

function Others({ tender, isOver }: { tender: TenderDetails; isOver: boolean }) {
  const kind = tenderKindFromText(tender.kind)
  return (
    <Related
      title={isOver ? 'Open instead' : 'Also open'}
      answer={useListTendersQuery(relatedTo(tender))}
      exceptId={tender.id}
      most={RELATED}
      Card={TenderCard}
      all={
        kind
          ? {
              label: `All ${kind.name.toLowerCase().replace('ngo', 'NGO')}`,
              href: paths.tendersOfKind(kind.slug),
            }
          : { label: 'All tenders', href: paths.tenders() }
      }
    />
  )
}

/** A tender by its slug or id, in whichever state it is. */
export function TenderPage({ idOrSlug }: { idOrSlug: string }) {
  return (
    <ContentDetail kind={TENDER} answer={useGetTenderQuery(idOrSlug)}>
      {(tender) => <Tender tender={tender} />}
    </ContentDetail>
  )
}
