import type { GuideResult } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { below, from, Heading, Link, token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'

/** Beside each other where there is room; on phones only the first one is told in full. */
const List = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
    gap: ${token.space[16]};
  }
  > li {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${token.space[4]};
    max-width: 48rem;
    padding: ${token.space[12]} ${token.space[16]};
    border: 1px solid ${token.role.line};
    border-inline-start: 4px solid ${token.role.action};
    border-radius: ${token.radius.control};
    background: ${token.role.raised};
    &:hover {
      border-color: ${token.role.action};
    }
  }
  & p {
    color: ${token.role.textSoft};
    font-size: ${token.size[14]};
  }
  ${below.tablet} {
    > li:not(:first-child) > [data-excerpt] {
      display: none;
    }
  }
`

const Title = styled(Heading)`
  font-family: ${token.font.body};
  letter-spacing: 0;
  & a {
    color: ${token.role.action};
    text-decoration: none;
    /* All of the card is its link. */
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
    &:hover {
      text-decoration: underline;
    }
  }
`

/** Above the link of the whole card. */
const Countries = styled.p`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[16]};
  width: fit-content;
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${token.target.min};
    color: ${token.role.action};
    font-weight: 600;
  }
`

/** Pages of the site that answer a search, each with the sentences that do. */
export const Answers = ({ answers }: { answers: readonly GuideResult[] }) => (
  <section aria-labelledby="answers">
    <VisuallyHidden>
      <h2 id="answers">Answers</h2>
    </VisuallyHidden>
    <List role="list">
      {answers.map(({ title, path, kind, excerpt, countries }) => (
        <li key={path}>
          <p>{kind}</p>
          <Title level={3} size="small">
            <Link href={path}>{title}</Link>
          </Title>
          {excerpt !== '' && <p data-excerpt="">{excerpt}</p>}
          {countries && (
            <Countries translate="no">
              {countries.map((page) => (
                <Link
                  key={page.path}
                  href={page.path}
                  aria-label={`${title}: ${getCountry(page.country).name}`}
                >
                  {getCountry(page.country).name}
                </Link>
              ))}
            </Countries>
          )}
        </li>
      ))}
    </List>
  </section>
)
