import { formatNumber } from '@portal/domain/shared'
import { from, Heading, Text, TextLink, token } from '@portal/ui'
import { styled } from 'styled-components'
import type { FoundItems } from '../search.api.ts'

/** Groups side by side where there is room. */
export const ResultGroups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[48]};
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[16]};
  padding-bottom: ${token.space[8]};
`

const List = styled.ul`
  > li {
    padding-block: ${token.space[12]};
    border-top: 1px solid ${token.role.line};
  }
  & a {
    display: inline-block;
    padding-block: 0.3125rem;
    font-weight: 650;
  }
  & p {
    color: ${token.role.textSoft};
    font-size: ${token.size[14]};
  }
`

interface ResultGroupProps {
  group: FoundItems
  /** For the heading's id: `news`. */
  name: string
  one: string
  many: string
  /** Links to the full list. */
  all: string
  /** Shown above the rows if they are not what was asked for. */
  missing?: string | undefined
  /** The words of the link, which is then there even if all are shown. */
  allLabel?: string
}

/** The first results of one kind, and a link to all of them. */
export function ResultGroup({
  group: { total, items },
  name,
  one,
  many,
  all,
  missing,
  allLabel,
}: ResultGroupProps) {
  if (items.length === 0) return null
  const id = `found-${name}`
  return (
    <section aria-labelledby={id}>
      <Head>
        <Heading level={2} size="card" id={id}>
          {`${formatNumber(total)} ${total === 1 ? one : many}`}
        </Heading>
        {(allLabel !== undefined || total > items.length) && (
          <TextLink arrow href={all}>
            {allLabel ?? `All ${many}`}
          </TextLink>
        )}
      </Head>
      {missing !== undefined && <Text tone="soft">{missing}</Text>}
      <List role="list">
        {items.map(({ title, href, note }) => (
          <li key={href}>
            <TextLink href={href}>{title}</TextLink>
            <p>{note}</p>
          </li>
        ))}
      </List>
    </section>
  )
}
