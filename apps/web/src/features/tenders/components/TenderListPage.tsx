import { getCountry, resolvePlace } from '@portal/domain/place'
import { TENDER_KINDS } from '@portal/reference-data'
import { Icon, LinkButton, TabLinks } from '@portal/ui'
import { ContentListPage } from '#shared/content/ContentListPage.tsx'
import { toListQuery } from '#shared/content/list.ts'
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

const KindTabs = ({ current }: { current: Kind | null }) => (
  <TabLinks
    label="Tenders by kind"
    items={[
      { label: 'All tenders', href: paths.tenders(), current: current === null },
      ...TENDER_KINDS.map(({ slug, name }) => ({
        label: name,
        href: paths.tendersOfKind(slug),
        current: slug === current?.slug,
      })),
    ]}
  />
)

/** The weekly newsletter of the country that is shown: it names each new tender. */
function NewTendersByEmail({ query }: { query: URLSearchParams }) {
  const place = resolvePlace(query.get('country') ?? '')
  return (
    <LinkButton href={withQuery(paths.newsletter(), { country: place?.country })} variant="secondary">
      <Icon name="mail" />{' '}
      {place
        ? `New ${getCountry(place.country).name} tenders in our weekly newsletter`
        : 'New tenders in our weekly newsletter'}
    </LinkButton>
  )
}

/** All tenders, or those of one kind. */
export function TenderListPage({ kind }: { kind: Kind | null }) {
  const { query } = useUrlState()
  const fixed = kind ? { kind: kind.slug } : {}
  return (
    <ContentListPage
      list={TENDERS}
      result={useListTendersQuery(toListQuery(TENDERS, query, fixed))}
      page={kind ? ofKind(kind) : EVERY_KIND}
      fixed={fixed}
      actions={
        <>
          <LinkButton href={paths.postTender()}>Post a Tender</LinkButton>
          <NewTendersByEmail query={query} />
        </>
      }
      tabs={<KindTabs current={kind} />}
      follow={{ list: 'tenders', entries: 'tenders', feedTitle: 'Tenders' }}
    />
  )
}
