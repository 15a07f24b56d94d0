import { below, from, Icon, LinkButton, token } from '@portal/ui'
import { css, styled } from 'styled-components'
import { storeLayout, useStoredLayout } from '#shared/lists/list-layout.ts'
import type { ListingQuery, ListView } from './listing-query.ts'

const chosen = css`
  background: ${token.color.ocean};
  color: ${token.color.white};
`

const Switch = styled.div`
  display: flex;
  gap: ${token.space[4]};
  > [data-chosen='yes'] {
    ${chosen}
  }
  ${from.tablet} {
    html:not([data-listing='list']) & > [data-chosen='device'][data-view='grid'],
    html[data-listing='list'] & > [data-chosen='device'][data-view='list'] {
      ${chosen}
    }
  }
  ${below.tablet} {
    html[data-listing='grid'] & > [data-chosen='device'][data-view='grid'],
    html:not([data-listing='grid']) & > [data-chosen='device'][data-view='list'] {
      ${chosen}
    }
  }
`

const VIEWS = [
  { view: 'grid', label: 'Grid', icon: 'grid' },
  { view: 'list', label: 'List', icon: 'list' },
  { view: 'map', label: 'Map', icon: 'pin' },
] as const

interface ViewSwitchProps {
  query: ListingQuery
  toHref: (query: ListingQuery) => string
}

/** Cards, rows or the map; the layout is remembered on the device. */
export function ViewSwitch({ query, toHref }: ViewSwitchProps) {
  const remembered = useStoredLayout()
  const current: ListView = query.view || remembered
  const mark = (view: ListView) => (query.view === '' ? 'device' : query.view === view ? 'yes' : undefined)
  return (
    <Switch>
      {VIEWS.map(({ view, label, icon }) => (
        <LinkButton
          key={view}
          variant="secondary"
          size="small"
          data-square=""
          href={toHref({ ...query, view })}
          data-view={view}
          data-chosen={mark(view)}
          aria-current={current === view ? 'true' : undefined}
          aria-label={label}
          title={label}
          onClick={view === 'map' ? undefined : () => storeLayout(view)}
        >
          <Icon name={icon} />
        </LinkButton>
      ))}
    </Switch>
  )
}
