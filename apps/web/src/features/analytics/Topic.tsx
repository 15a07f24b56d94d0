import {
  Card,
  Cluster,
  ErrorState,
  Heading,
  Icon,
  LinkButton,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@portal/ui'
import { useId, type ReactNode } from 'react'
import { Section } from '#shared/layout/Section.tsx'

interface TopicResult<Data> {
  currentData?: Data | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface TopicProps<Data> {
  title: string
  /** What is counted, in a sentence. */
  about: ReactNode
  /** Its files, each with the address. */
  files: readonly { label: string; href: string }[]
  result: TopicResult<Data>
  /** Links that change the query; they stay, with the focus, while the data loads. */
  choice?: ReactNode
  children: (data: Data) => ReactNode
}

const Waiting = ({ title }: { title: string }) => (
  <div role="status" aria-label={`Loading: ${title}`}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
)

function Body<Data>({ title, result, children }: Pick<TopicProps<Data>, 'title' | 'result' | 'children'>) {
  const { currentData, error, isFetching, refetch } = result
  if (currentData !== undefined) return children(currentData)
  if (!error) return <Waiting title={title} />
  return (
    <ErrorState title="We couldn’t load these figures" onRetry={() => void refetch()} retrying={isFetching}>
      Nothing is lost. Check your connection and try again.
    </ErrorState>
  )
}

/** One topic of the figures: what is counted, its charts, and its files. */
export function Topic<Data>({ title, about, files, result, choice, children }: TopicProps<Data>) {
  const id = useId()
  return (
    <Card>
      <Section aria-labelledby={id}>
        <Cluster justify="between" gap={8}>
          <Heading level={2} size="part" id={id}>
            {title}
          </Heading>
          <Cluster gap={8}>
            {files.map(({ label, href }) => (
              <LinkButton key={href} href={href} variant="secondary" size="small" download>
                <Icon name="download" />
                {label}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </LinkButton>
            ))}
          </Cluster>
        </Cluster>
        <Text size="small" tone="soft">
          {about}
        </Text>
        {choice}
        <Body title={title} result={result}>
          {children}
        </Body>
      </Section>
    </Card>
  )
}
