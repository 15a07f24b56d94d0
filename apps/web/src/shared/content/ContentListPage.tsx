import { Cluster, Heading, Text, VisuallyHidden, type BreadcrumbItem } from '@portal/ui'
import type { ReactNode } from 'react'
import { FollowList, type FollowListProps } from '../lists/FollowList.tsx'
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
  hasFilters,
  normalizeQuery,
  toEntryFilters,
  type ContentList,
  type FixedFilters,
  type ListResult,
} from './list.ts'

/** Texts and addresses of a list page. */
export interface ListPageTexts {
  title: string
  /** Title of the browser tab, if another page has the same heading. */
  headTitle?: string
  /** One or two plain sentences for search engines, up to 160 characters. */
  description: string
  /** Text below the heading. */
  lead: string
  /** The page's path, also the form's action. */
  path: string
  breadcrumbs: readonly BreadcrumbItem[]
}

export interface ContentListPageProps<Item extends { id: number }> {
  list: ContentList<Item>
  /** The call's result: `useListTendersQuery(toListQuery(TENDERS, query))`. */
  result: ListResult<Item>
  page: ListPageTexts
  fixed?: FixedFilters
  /** Buttons at the top of the page, such as a link to a form. */
  actions?: ReactNode
  /** Shown at the top while nothing is filtered, such as featured items. */
  opening?: ReactNode
  /** Links to other pages of the list, such as tabs. */
  tabs?: ReactNode
  /** Shown at the end of the result count. */
  beside?: ReactNode
  /** Who wants to hear of new entries: by email, or by the list's feed. */
  follow?: Omit<FollowListProps, 'filters'>
  /** Shown below the list. */
  children?: ReactNode
}

/** A list page: header, filters and results. */
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
      <PageBand compact>
        <Breadcrumbs items={page.breadcrumbs} />
        <Heading level={1}>{page.title}</Heading>
        <Text size="lead" tone="soft" data-lead="">
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
        {!hasFilters(list, query) && props.opening}
        <Section aria-labelledby="results">
          <VisuallyHidden as="h2" id="results">
            {list.label}
          </VisuallyHidden>
          {props.tabs}
          <ContentResults list={list} result={props.result} beside={props.beside} />
          {props.follow && (
            <FollowList
              {...props.follow}
              filters={toEntryFilters(list, normalizeQuery(list, query), fixed)}
            />
          )}
        </Section>
        {props.children}
      </PageBody>
    </>
  )
}
