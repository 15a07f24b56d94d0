import type { NewsArticle } from '@portal/domain/contract'
import { Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { WrittenText } from './WrittenText.tsx'

const Figure = styled.figure`
  display: grid;
  gap: ${token.space[8]};
`

const TopPicture = styled.img`
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${token.radius.card};
  object-fit: cover;
`

type ShownArticle = Pick<NewsArticle, 'featuredImageUrl' | 'picture' | 'body' | 'document'>

/** The picture at the top of an article, and its text. */
export const ArticleText = ({
  article: { featuredImageUrl, picture, body, document },
}: {
  article: ShownArticle
}) => (
  <>
    {featuredImageUrl && (
      <Figure>
        <TopPicture src={featuredImageUrl} alt={picture?.alt ?? ''} />
        {picture?.caption && (
          <Text as="figcaption" size="small" tone="soft">
            {picture.caption}
          </Text>
        )}
      </Figure>
    )}
    <WrittenText text={body} document={document} level={2} />
  </>
)
