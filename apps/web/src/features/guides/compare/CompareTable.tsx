import { getCountry, type CountryCode } from '@portal/domain/place'
import { Flag, from, Link, Text, TextLink, token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { COMPARED_ROWS } from './compared-figures.ts'

/* On phones the name of a row takes a line of its own, so that three columns fit. */
const StyledTable = styled.table`
  display: block;
  width: 100%;
  thead,
  tbody,
  tfoot {
    display: block;
  }
  tr {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[4]} ${token.space[12]};
    padding-block: ${token.space[12]};
    border-bottom: 1px solid ${token.role.line};
  }
  &[data-columns='3'] tr {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  tr > :first-child {
    grid-column: 1 / -1;
  }
  th,
  td {
    padding: 0;
    text-align: left;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  tbody th {
    color: ${token.role.textSoft};
    font-weight: 400;
    font-size: ${token.size[14]};
  }
  thead th {
    font: 700 ${token.size[14]} / 1.2 ${token.font.display};
  }
  tbody td {
    font-weight: 600;
    font-size: ${token.size[14]};
  }
  tbody small {
    display: block;
    color: ${token.role.textSoft};
    font-weight: 400;
    font-size: ${token.size[13]};
  }
  ${from.tablet} {
    tr {
      grid-template-columns: minmax(9rem, 0.7fr) repeat(2, minmax(0, 1fr));
      gap: ${token.space[24]};
    }
    &[data-columns='3'] tr {
      grid-template-columns: minmax(9rem, 0.7fr) repeat(3, minmax(0, 1fr));
    }
    tr > :first-child {
      grid-column: auto;
    }
    thead th {
      font-size: ${token.size[20]};
    }
    tbody td {
      font-size: ${token.size[16]};
    }
  }
`

// Explicit because browsers may drop the roles of a table that is laid out otherwise.
const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

const CountryLink = styled(Link)`
  display: inline-flex;
  flex-direction: column;
  gap: ${token.space[8]};
  align-items: start;
  min-height: ${token.target.min};
  color: ${token.role.action};
  ${from.tablet} {
    flex-direction: row;
    align-items: center;
  }
`

/** Countries side by side; each figure has its source and year. */
export const CompareTable = ({ countries }: { countries: readonly CountryCode[] }) => (
  <StyledTable {...role.table} data-columns={countries.length}>
    <VisuallyHidden as="caption">
      {countries.map((code) => getCountry(code).name).join(', ')} compared
    </VisuallyHidden>
    <thead {...role.rowgroup}>
      <tr {...role.row}>
        <th {...role.columnheader}>
          <VisuallyHidden>Figure</VisuallyHidden>
        </th>
        {countries.map((code) => {
          const { name, fullCode } = getCountry(code)
          return (
            <th key={code} {...role.columnheader}>
              <CountryLink href={paths.guide(fullCode)}>
                <Flag code={code} /> {name}
              </CountryLink>
            </th>
          )
        })}
      </tr>
    </thead>
    <tbody {...role.rowgroup}>
      {COMPARED_ROWS.map(({ name, of }) => (
        <tr key={name} {...role.row}>
          <th {...role.rowheader}>{name}</th>
          {countries.map((code) => {
            const { value, source } = of(code)
            return (
              <td key={code} {...role.cell}>
                {value ?? 'No figure'}
                {source !== undefined && value !== null && <small>{source}</small>}
              </td>
            )
          })}
        </tr>
      ))}
      <tr {...role.row}>
        <th {...role.rowheader}>Businesses listed here</th>
        {countries.map((code) => (
          <td key={code} {...role.cell}>
            <TextLink href={paths.directory({ country: code })}>
              View<VisuallyHidden> businesses in {getCountry(code).name}</VisuallyHidden>
            </TextLink>
          </td>
        ))}
      </tr>
    </tbody>
  </StyledTable>
)

/** Explains the figures. */
export const CompareNote = () => (
  <Text size="caption" tone="soft">
    Figures as their publishers give them; country guides round some of them. “No figure”: the source does not
    cover that country.
  </Text>
)
