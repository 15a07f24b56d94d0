import {
  Alert,
  Badge,
  below,
  Button,
  Card,
  Cluster,
  ErrorState,
  from,
  Heading,
  LinkButton,
  SectionHeader,
  Skeleton,
  Stack,
  Text,
  TextLink,
  token,
  VisuallyHidden,
} from '@portal/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useUnfinishedListing } from '#features/onboarding/unfinished.api.ts'
import { useListOrdersQuery } from '#features/orders/orders.api.ts'
import { WithNames } from '#shared/content/WithNames.tsx'
import { Section } from '#shared/layout/Section.tsx'
import { useNow } from '#shared/page/page-context.ts'
import { useListOwnBusinessesQuery } from '#features/businesses/own-businesses.api.ts'
import { LONGEST_WAITING, useListMessagesQuery } from '../messages/inbox.api.ts'
import { UNANSWERED_REVIEWS, useListReceivedReviewsQuery } from '../reviews/received-reviews.api.ts'
import { findTasks, type Task } from './find-tasks.ts'

/** The number of tasks shown before the rest is requested. */
const MAX_COLLAPSED = 3

/* The whole row leads where its action does. */
const Row = styled.li`
  position: relative;
  display: grid;
  gap: ${token.space[8]} ${token.space[24]};
  align-items: center;
  padding-block: ${token.space[12]};
  border-top: 1px solid ${token.role.line};
  justify-items: start;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const List = styled.ol`
  border-bottom: 1px solid ${token.role.line};
`

/* On phones the title is below its urgency, however short it is. */
const Titled = styled(Cluster).attrs({ gap: 8 })`
  ${below.tablet} {
    > h3 {
      flex-basis: 100%;
    }
  }
`

const TONES = { danger: 'Urgent', sun: 'Waiting', neutral: 'Next' } as const

interface TaskRowProps {
  task: Task
  /** Whether it is the first, whose action is the one button of the page. */
  isFirst: boolean
}

const TaskRow = ({ task: { title, detail, names, tone, action }, isFirst }: TaskRowProps) => {
  const label = (
    <>
      {action.label}
      <VisuallyHidden>
        : <WithNames text={title} names={names} />
      </VisuallyHidden>
    </>
  )
  return (
    <Row>
      <Stack gap={4}>
        <Titled>
          <Badge tone={tone}>{TONES[tone]}</Badge>
          <Heading level={3} size="small">
            <WithNames text={title} names={names} />
          </Heading>
        </Titled>
        {detail !== '' && (
          <Text size="small" tone="soft" lines={2}>
            <WithNames text={detail} names={names} />
          </Text>
        )}
      </Stack>
      {isFirst ? (
        <LinkButton href={action.href} size="small">
          {label}
        </LinkButton>
      ) : (
        <TextLink href={action.href} arrow>
          {label}
        </TextLink>
      )}
    </Row>
  )
}

function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const [isExpanded, setIsExpanded] = useState(false)
  const shown = isExpanded ? tasks : tasks.slice(0, MAX_COLLAPSED)
  return (
    <>
      <List role="list" aria-label="What needs doing">
        {shown.map((task, place) => (
          <TaskRow key={task.key} task={task} isFirst={place === 0} />
        ))}
      </List>
      {tasks.length > MAX_COLLAPSED && (
        <p>
          <Button variant="secondary" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? 'Show fewer' : `Show all ${tasks.length}`}
          </Button>
        </p>
      )}
    </>
  )
}

/** The tasks from all sources; each source may be loading or have failed. */
function useTasks() {
  const now = useNow()
  const { draft } = useUnfinishedListing(null, now)
  const businesses = useListOwnBusinessesQuery()
  const messages = useListMessagesQuery(LONGEST_WAITING)
  const reviews = useListReceivedReviewsQuery(UNANSWERED_REVIEWS)
  const orders = useListOrdersQuery()
  // The list of listings below says when they can't be loaded, with its own Retry.
  const waiting = [messages, reviews, orders]
  const tasks =
    businesses.data && messages.data && reviews.data && orders.data
      ? findTasks(
          {
            businesses: businesses.data,
            messages: messages.data,
            reviews: reviews.data,
            orders: orders.data,
            draft: draft && draft.form.shopName.trim(),
          },
          now,
        )
      : null
  return {
    tasks,
    hasNoListings: !businesses.data && businesses.error !== undefined,
    hasFailed: waiting.some(({ data, error }) => !data && error),
    isFetching: waiting.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { error, refetch } of waiting) if (error) void refetch()
    },
  }
}

function TasksContent({ isEmailConfirmed }: { isEmailConfirmed: boolean }) {
  const { tasks, hasNoListings, hasFailed, isFetching, retry } = useTasks()
  if (hasFailed) {
    return (
      <ErrorState title="We couldn’t load what needs doing" onRetry={retry} retrying={isFetching}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  if (hasNoListings) return <Text tone="soft">It appears here once your listings have loaded.</Text>
  if (!tasks) {
    return (
      <Card role="status" aria-label="Loading what needs doing...">
        <Skeleton shape="title" />
        <Skeleton shape="short" />
      </Card>
    )
  }
  if (tasks.length > 0) return <TaskList tasks={tasks} />
  return isEmailConfirmed ? (
    <Alert tone="success" title="All done.">
      Nothing to do. New messages and reviews appear here.
    </Alert>
  ) : (
    <Text tone="soft">Nothing else to do.</Text>
  )
}

/** What the owner has to do first. */
export const Tasks = ({ isEmailConfirmed }: { isEmailConfirmed: boolean }) => (
  <Section aria-labelledby="tasks">
    <SectionHeader title="What needs doing" id="tasks" />
    <TasksContent isEmailConfirmed={isEmailConfirmed} />
  </Section>
)
