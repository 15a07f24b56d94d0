import { Cluster, Heading, Text, VisuallyHidden, type BreadcrumbItem } from '@portal/ui'
import type { ReactNode } from 'react'
import { ListFilters } from '../lists/ListFilters.tsx'
import { PageBand } from '../layout/PageBand.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { Section } from '../layout/Section.tsx'
import { Seo } from '../seo/Seo.tsx'
import { useUrlState } from '../urls/url-state.ts'
import { Breadcrumbs } from '../seo/Breadcrumbs.tsx'
import { ContentResults } from './ContentResults.tsx'
import {
  toCanonicalHref,
  isNarrowed,
  normalizeQuery,
  type ContentList,
  type FixedFilters,
  type ListAnswer,
} from './list.ts'

/** What a list's page says of itself. */
export interface ListPageTexts {
  title: string
  /** The title of the browser's tab, where another page is headed alike. */
  headTitle?: string
  /** One or two plain sentences for search engines, up to 160 characters. */
  description: string
  /** What stands below the heading. */
  lead: string
  /** The page's own path, which the form leads to as well. */
  path: string
  breadcrumbs: readonly BreadcrumbItem[]
}

export interface ContentListPageProps<Item extends { id: number }> {
  list: ContentList<Item>
  /** The call's answer: `useListTendersQuery(listQuery(TENDERS, query))`. */
  answer: ListAnswer<Item>
  page: ListPageTexts
  fixed?: FixedFilters
  /** Buttons at the head of the page, such as the way to post something. */
  actions?: ReactNode
  /** Opens a page that asks for nothing in particular, such as what is featured. */
  opening?: ReactNode
  /** Other pages of the list, such as its tabs. */
  tabs?: ReactNode
  /** Stands at the end of the line that says how many match. */
  beside?: ReactNode
  /** What follows the list. */
  children?: ReactNode
}

/** The page of a list: what it is, what it can be narrowed by, and what is in it. */
export function ContentListPage<Item extends { id: number }>(props: ContentListPageProps<Item>) {
  const { list, page, fixed = {} } = props
  const { query } = useUrlState()
  const choices = list.filters.filter(({ name, isCarried }) => !isCarried && !(name in fixed))
  const carried = list.filters.filter(({ name, isCarried }) => isCarried && !(name in fixed))
  return (
    <>
      <Seo
        title={page.headTitle ?? page.title}
        description={page.description}
        path={toCanonicalHref(list, page.path, query)}
        noindex={query.has('search')}
      />
      <PageBand>
        <Breadcrumbs items={page.breadcrumbs} />
        <Heading level={1}>{page.title}</Heading>
        <Text size="lead" tone="soft">
          {page.lead}
        </Text>
        {props.actions !== undefined && <Cluster gap={12}>{props.actions}</Cluster>}
        <ListFilters
          action={page.path}
          query={normalizeQuery(list, query)}
          label={list.label}
          placeholder={list.placeholder}
          choices={choices}
          carried={carried.map(({ name }) => name)}
        />
      </PageBand>
      <PageBody>
        {!isNarrowed(list, query) && props.opening}
        <Section aria-labelledby="results">
          <VisuallyHidden as="h2" id="results">
            {list.label}
          </VisuallyHidden>
          {props.tabs}
          <ContentResults list={list} answer={props.answer} beside={props.beside} />
        </Section>
        {props.children}
      </PageBody>
    </>
  )
}
