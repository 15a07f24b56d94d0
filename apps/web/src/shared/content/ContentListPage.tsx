import { VisuallyHidden, type BreadcrumbItem } from '@portal/ui'
import type { ReactNode } from 'react'
import { AlertLink, type AlertLinkProps } from '../lists/AlertLink.tsx'
import { ListFilters } from '../lists/ListFilters.tsx'
import { BandTitle } from '../layout/BandTitle.tsx'
import { PageBand } from '../layout/PageBand.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { Section } from '../layout/Section.tsx'
import { Seo } from '../seo/Seo.tsx'
import { withQuery } from '../urls/paths.ts'
import { useUrlState } from '../urls/url-state.ts'
import { Breadcrumbs } from '../seo/Breadcrumbs.tsx'
import { FeedLink } from '../seo/FeedLink.tsx'
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
  follow?: Omit<AlertLinkProps, 'filters'> & {
    /** The feed's title, as feed readers list it after the site's name; left out: the list has none. */
    feedTitle?: string
  }
  /** Shown below the list. */
  children?: ReactNode
}

/** A list page: header, filters and results. */
export function ContentListPage<Item extends { id: number }>(props: ContentListPageProps<Item>) {
  const { list, page, follow, fixed = {} } = props
  const { query } = useUrlState()
  const choices = list.filters.filter(({ name, isCarried }) => !isCarried && !(name in fixed))
  const normalized = normalizeQuery(list, query)
  const entryFilters = toEntryFilters(list, normalized, fixed)
  const carried = list.filters.filter(({ name, isCarried }) => isCarried && !(name in fixed))
  const beside = follow ? (
    <>
      {props.beside}
      <AlertLink list={follow.list} entries={follow.entries} filters={entryFilters} />
    </>
  ) : (
    props.beside
  )
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
        <BandTitle title={page.title} lead={page.lead}>
          {props.actions}
        </BandTitle>
        <ListFilters
          action={page.path}
          query={normalized}
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
          <ContentResults list={list} result={props.result} beside={beside} />
          {follow?.feedTitle !== undefined && (
            <p>
              <FeedLink
                feed={withQuery(`/api/${follow.list}/feed.xml`, entryFilters)}
                title={follow.feedTitle}
              >
                RSS feed
              </FeedLink>
            </p>
          )}
        </Section>
        {props.children}
      </PageBody>
    </>
  )
}
