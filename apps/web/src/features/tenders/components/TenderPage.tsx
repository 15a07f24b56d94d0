import { isClosed, parseTenderKind } from '@portal/domain/content'
import type { TenderDetails } from '@portal/domain/contract'
import { getPlaceLabel } from '@portal/domain/place'
import { formatDate } from '@portal/domain/shared'
import { Badge, Cluster, Text } from '@portal/ui'
import { ClosedBadge } from '#shared/content/Closing.tsx'
import { ContentDetail, type ContentKind } from '#shared/content/ContentDetail.tsx'
import { DetailBand, DetailColumns } from '#shared/content/DetailParts.tsx'
import { toBreadcrumbList, toJsonLdGraph } from '#shared/seo/json-ld.ts'
import { excludeCurrent, Related } from '#shared/content/Related.tsx'
import { ClosingDayLink } from '#shared/content/NoticeSummary.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { useNow, useOrigin } from '#shared/page/page-context.ts'
import { RELATED, toRelatedQuery } from '../related-tenders.ts'
import { useGetTenderQuery, useListTendersQuery } from '../tenders.api.ts'
import { getKindName, TenderCard } from './TenderCard.tsx'
import { TenderGlance, TenderText } from './TenderText.tsx'

const TENDER: ContentKind = {
  name: 'tender',
  breadcrumbs: [
    { label: 'Home', href: paths.home() },
    { label: 'Tenders', href: paths.tenders() },
  ],
  path: paths.tenders(),
  actions: [
    { label: 'All tenders', href: paths.tenders() },
    { label: 'See open and closed tenders', href: paths.tenders({ when: 'all' }) },
  ],
}

function toBreadcrumbs({ kind, title }: TenderDetails) {
  const known = parseTenderKind(kind)
  return [
    ...TENDER.breadcrumbs,
    ...(known ? [{ label: known.name, href: paths.tendersOfKind(known.slug) }] : []),
    { label: title },
  ]
}

function Tender({ tender }: { tender: TenderDetails }) {
  const origin = useOrigin()
  const now = useNow()
  const breadcrumbs = toBreadcrumbs(tender)
  return (
    <>
      <Seo
        title={tender.title}
        description={tender.summary.slice(0, 160)}
        path={paths.tender(tender.slug)}
        jsonLd={toJsonLdGraph(toBreadcrumbList(origin, breadcrumbs))}
      />
      <article>
        <DetailBand
          breadcrumbs={breadcrumbs}
          eyebrow={getKindName(tender)}
          title={tender.title}
          shared={{
            title: tender.title,
            text: `${tender.title}, ${tender.issuer}, closes ${formatDate(tender.closesAt, tender.timeZone)}`,
            path: paths.tender(tender.slug),
          }}
        >
          <Text tone="soft">
            <span translate="no">{tender.issuer}</span> · {getPlaceLabel(tender, { country: true })}
          </Text>
          <Cluster gap={8}>
            <ClosedBadge closesAt={tender.closesAt} />
            {tender.isSample && <Badge>Sample</Badge>}
          </Cluster>
        </DetailBand>
        <PageBody>
          <DetailColumns>
            <TenderText tender={tender} />
            <TenderGlance tender={tender}>
              <ClosingDayLink closesAt={tender.closesAt} file={paths.tenderClosingFile(tender.slug)} />
            </TenderGlance>
          </DetailColumns>
          <Others tender={tender} isOver={isClosed(tender, now)} />
        </PageBody>
      </article>
    </>
  )
}

function Others({ tender, isOver }: { tender: TenderDetails; isOver: boolean }) {
  const kind = parseTenderKind(tender.kind)
  return (
    <Related
      title={isOver ? 'Open instead' : 'Also open'}
      items={excludeCurrent(useListTendersQuery(toRelatedQuery(tender)), tender.id, RELATED)}
      Card={TenderCard}
      layout="rows"
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

/** The page of a tender by slug or id: loading, missing, failed or loaded. */
export function TenderPage({ idOrSlug }: { idOrSlug: string }) {
  return (
    <ContentDetail kind={TENDER} result={useGetTenderQuery(idOrSlug)}>
      {(tender) => <Tender tender={tender} />}
    </ContentDetail>
  )
}
