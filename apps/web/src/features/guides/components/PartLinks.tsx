import { slugify } from '@portal/domain/shared'
import { Chip, token } from '@portal/ui'
import { styled } from 'styled-components'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
`

interface PartLinksProps {
  /** The name of the navigation. */
  label: string
  /** The page that has the topics; the same page if left out. */
  path?: string
  titles: readonly string[]
}

/** Links to the topics of a part, each at its anchor. */
export const PartLinks = ({ label, path = '', titles }: PartLinksProps) => (
  <nav aria-label={label} data-print="hide">
    <List role="list">
      {titles.map((title) => (
        <li key={title}>
          <Chip href={`${path}#${slugify(title)}`}>{title}</Chip>
        </li>
      ))}
    </List>
  </nav>
)
