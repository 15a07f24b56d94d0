import { TENDER_KINDS } from '@portal/reference-data'
import { LinkButton, TabLinks } from '@portal/ui'
import { ContentListPage } from '#shared/content/ContentListPage.tsx'
import { toListQuery, type FixedFilters } from '#shared/content/list.ts'
import { paths, withQuery } from '#shared/urls/paths.ts'
import { useUrlState } from '#shared/urls/url-state.ts'
import { TENDERS } from '../tender-list.ts'
import { useListTendersQuery } from '../tenders.api.ts'

type Kind = (typeof TENDER_KINDS)[number]

const HOME = { label: 'Home', href: paths.home() }

const EVERY_KIND = {
  title: 'Tenders & Grants',
  description:
    'Open tenders and grants in the Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu, with closing times and how to submit.',
  lead: 'Who is buying, building or funding in the five countries, and how to bid. Closing times are local.',
  path: paths.tenders(),
  breadcrumbs: [HOME, { label: 'Tenders' }],
}

const ofKind = ({ slug, name, description }: Kind) => ({
  title: name,
  description: `${description} In the Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu.`,
  lead: `${description} Closing times are local.`,
  path: paths.tendersOfKind(slug),
  breadcrumbs: [HOME, { label: 'Tenders', href: paths.tenders() }, { label: name }],
})

/** Links between the kinds, each with the other filters. */
function KindTabs({ current }: { current: Kind | null }) {
  const { query } = useUrlState()
  const { kind: _kind, page: _page, ...others } = Object.fromEntries(query)
  return (
    <TabLinks
      label="Tenders by kind"
      chips
      items={[
        { label: 'All', href: withQuery(paths.tenders(), others), current: current === null },
        ...TENDER_KINDS.map(({ slug, name }) => ({
          label: name,
          href: withQuery(paths.tendersOfKind(slug), others),
          current: slug === current?.slug,
        })),
      ]}
    />
  )
}

/** All tenders, or those of one kind. */
export function TenderListPage({ kind }: { kind: Kind | null }) {
  const { query } = useUrlState()
  const fixed: FixedFilters = kind ? { kind: kind.slug } : {}
  return (
    <ContentListPage
      list={TENDERS}
      result={useListTendersQuery(toListQuery(TENDERS, query, fixed))}
      page={kind ? ofKind(kind) : EVERY_KIND}
      fixed={fixed}
      actions={
        <LinkButton href={paths.postTender()} variant="secondary">
          Post a Tender
        </LinkButton>
      }
      tabs={<KindTabs current={kind} />}
      follow={{ list: 'tenders', entries: 'tenders', feedTitle: 'Tenders' }}
    />
  )
}
