import { token } from '@portal/ui'
import { css, styled } from 'styled-components'

/** Styles for the list layout, chosen by prop or by the device through the root element. */
export const inListLayout = (rules: ReturnType<typeof css>) => css`
  &[data-layout='list'],
  html[data-listing='list'] &[data-layout='remembered'] {
    ${rules}
  }
`

export const Cover = styled.div`
  position: relative;
  flex: none;
  height: 7.5rem;
  > svg,
  > img {
    position: absolute;
    width: 100%;
    height: 100%;
    background: currentColor;
    object-fit: cover;
  }
  > img {
    background: none;
  }
`

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token.space[4]};
  min-width: 0;
  container-type: inline-size;
  padding: ${token.space[16]} 1.125rem;
  /* In a row with room rating and call stand at its end. */
  @container card (min-width: 42rem) {
    display: grid;
    grid-template-columns: 1fr auto;
    column-gap: ${token.space[24]};
  }
`

export const Category = styled.p`
  color: ${token.role.action};
  font-size: ${token.size[13]};
  font-weight: 600;
`

export const Name = styled.h3`
  font-size: ${token.size[20]};
  overflow-wrap: anywhere;
  > span {
    font-family: ${token.font.body};
    letter-spacing: 0;
    vertical-align: baseline;
    /* The word, not the sign before it, stands on the name's line. */
    align-items: baseline;
    > svg {
      align-self: center;
    }
    @container (max-width: 17rem) {
      display: flex;
      width: max-content;
      margin: ${token.space[4]} 0 0;
    }
  }
`

export const Place = styled.p`
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
`

export const Excerpt = styled.p`
  display: -webkit-box;
  max-width: ${token.measure.text};
  margin-top: ${token.space[4]};
  overflow: hidden;
  font-size: ${token.size[14]};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

export const Foot = styled.div`
  display: flex;
  gap: ${token.space[8]};
  align-items: center;
  justify-content: space-between;
  margin-top: auto;
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
  overflow-wrap: anywhere;
  @container card (min-width: 42rem) {
    flex-direction: column;
    grid-area: 1 / 2 / span 5;
    align-items: end;
  }
`

export const Face = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  min-width: 0;
  overflow: clip;
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.raised};
  transition: border-color ${token.duration.fast};
  &:hover {
    border-color: ${token.role.action};
  }
  &:has([data-card-link]:focus-visible) {
    outline: 3px solid ${token.role.focus};
    outline-offset: 2px;
  }
  ${inListLayout(css`
    container: card / inline-size;
    flex-direction: row;
    > ${Cover} {
      width: min(25vw, 10rem);
      height: auto;
      min-height: 8.5rem;
    }
  `)}
`
