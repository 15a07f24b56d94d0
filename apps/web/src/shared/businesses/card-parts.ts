import { below, from, photoFocus, token } from '@portal/ui'
import { css, styled } from 'styled-components'

/** Styles for rows on tablets and wider screens, chosen by prop or by the device through the root element. */
export const inListLayout = (rules: ReturnType<typeof css>) => css`
  ${from.tablet} {
    &:is([data-layout='list'], html[data-listing='list'] [data-layout='remembered']) {
      ${rules}
    }
  }
`

/** Styles for rows on phones, where they are the layout unless the visitor chose cards. */
export const inPhoneRows = (rules: ReturnType<typeof css>) => css`
  ${below.tablet} {
    &:is([data-layout='list'], html:not([data-listing='grid']) [data-layout='remembered']) {
      ${rules}
    }
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
    ${photoFocus}
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
  > mark {
    background: ${token.color.lagoonTint};
    color: inherit;
    font-weight: 600;
  }
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
  /* Above the card's link, which covers the whole card. */
  > a {
    position: relative;
    z-index: 1;
  }
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
  /* The picture, the text, and at the end rating and call. */
  ${inPhoneRows(css`
    flex-direction: row;
    gap: ${token.space[12]};
    padding-block: ${token.space[8]};
    overflow: visible;
    border-width: 0 0 1px;
    border-radius: 0;
    background: none;
    > ${Cover} {
      width: 5.5rem;
      height: 5.5rem;
      overflow: clip;
      border-radius: ${token.radius.control};
    }
    > ${Body} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 ${token.space[8]};
      align-content: center;
      padding: 0;
      line-height: 1.35;
      > :not(${Foot}) {
        grid-column: 1;
      }
      /* When it opens is read to its end, below the call. */
      > span {
        grid-area: 4 / 1 / auto / span 2;
      }
      > ${Name} {
        grid-row: 1;
        font-size: ${token.size[16]};
        line-height: 1.25;
      }
      > ${Category}, > ${Place} {
        overflow: hidden;
        font-size: ${token.size[13]};
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      > ${Excerpt} {
        font-size: ${token.size[13]};
        &:not([data-match]) {
          display: none;
        }
      }
      > ${Foot} {
        flex-direction: column;
        grid-area: 1 / 2 / span 3;
        gap: 0;
        align-items: end;
        justify-content: center;
        line-height: 1.2;
        margin: 0;
        font-size: ${token.size[13]};
      }
    }
    /* The sentence that matched says what it does. */
    [data-long],
    > ${Body}:has([data-match]) > ${Category} {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    ${Name} > span {
      display: inline-flex;
      margin: 0;
      padding: 0;
      background: none;
      vertical-align: -0.1em;
    }
  `)}
`
