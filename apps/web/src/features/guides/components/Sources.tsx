import { formatSourceDate } from '@portal/domain/content'
import type { Guide } from '@portal/domain/contract'
import { Text, token } from '@portal/ui'
import { styled } from 'styled-components'

type Source = Guide['taxes']['sources'][number]

const Box = styled.details`
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
  > summary {
    width: fit-content;
    padding-block: ${token.space[8]};
    font-weight: 600;
  }
  > ul {
    display: grid;
    gap: ${token.space[4]};
    max-width: ${token.measure.text};
  }
  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
`

/** A section's sources, with the day, month or year of each. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <Box>
      <summary>{sources.length === 1 ? 'Source' : `${sources.length} sources`}</summary>
      <ul>
        {sources.map(({ title, url, date }) => (
          <li key={`${title} ${date}`}>
            {url === null ? (
              title
            ) : (
              <a href={url} rel="noopener">
                {title}
              </a>
            )}
            <Text as="span" size="small">
              , {formatSourceDate(date)}
            </Text>
          </li>
        ))}
      </ul>
    </Box>
  )
}
