import type { BusinessMessage } from '@portal/domain/contract'
import { EmptyState, LinkButton, Stack, TabLinks } from '@portal/ui'
import { WorkList } from '#shared/lists/WorkList.tsx'
import { useUrlState } from '#shared/urls/url-state.ts'
import { paths } from '#shared/urls/paths.ts'
import { parseBusiness } from '../address-parameters.ts'
import { useOpenItem } from '../useOpenItem.ts'
import { BusinessChoice } from '../components/BusinessChoice.tsx'
import { LONGEST_WAITING, useGetMessageQuery, useListMessagesQuery } from './inbox.api.ts'
import { INBOX_PAGE, INBOX_TABS, toInboxQuery, parseInboxTab, type InboxTab } from './inbox-query.ts'
import { MessageEntry } from './MessageEntry.tsx'
import { MessageThread } from './MessageThread.tsx'
import { useMessageReply } from './useMessageReply.ts'

const TAB_NAMES = { open: 'Open', answered: 'Answered', all: 'All' } as const satisfies Record<
  InboxTab,
  string
>

function InboxTabs({ tab, business }: { tab: InboxTab; business: string | undefined }) {
  const { data } = useListMessagesQuery({ ...LONGEST_WAITING, business })
  return (
    <TabLinks
      label="Messages by state"
      chips
      items={INBOX_TABS.map((name) => ({
        href: paths.dashboardMessages({ status: name === 'open' ? undefined : name, business }),
        label: TAB_NAMES[name],
        current: name === tab,
        ...(name === 'open' && data && { count: data.total }),
      }))}
    />
  )
}

/** The text of an empty tab. */
function EmptyInbox({ tab, hasFilters }: { tab: InboxTab; hasFilters: boolean }) {
  if (hasFilters) {
    return (
      <EmptyState
        title="No messages here"
        as="h2"
        action={<LinkButton href={paths.dashboardMessages({ status: 'all' })}>All messages</LinkButton>}
      >
        No messages for this listing here.
      </EmptyState>
    )
  }
  if (tab === 'open') {
    return (
      <EmptyState
        title="No open messages"
        as="h2"
        icon="mail"
        action={
          <LinkButton href={paths.dashboardMessages({ status: 'all' })} variant="secondary">
            All messages
          </LinkButton>
        }
      >
        Messages and quote requests from your listings appear here until you answer. We email you each one.
      </EmptyState>
    )
  }
  return (
    <EmptyState title={tab === 'all' ? 'No messages yet' : 'No answered messages yet'} as="h2" icon="mail">
      {tab === 'all'
        ? 'Messages from visitors to your listings appear here, and we email you each one.'
        : 'Messages that you have answered are listed here with your answers.'}
    </EmptyState>
  )
}

/** The owner's inbox: the messages of a tab, and one of them with its answers. */
export function Inbox({ ownerEmail }: { ownerEmail: string }) {
  const { query } = useUrlState()
  const tab = parseInboxTab(query)
  const result = useListMessagesQuery(toInboxQuery(query))
  const { id, cached, open } = useOpenItem<BusinessMessage>()
  // The list may lack the message: it was answered, or is on another page.
  const { currentData: opened } = useGetMessageQuery(id ?? 0, { skip: id === null })
  const answering = useMessageReply(open)
  return (
    <Stack gap={24}>
      <InboxTabs tab={tab} business={parseBusiness(query)} />
      <BusinessChoice action={paths.dashboardMessages()} query={query} carried={['status']} />
      <WorkList
        label="Messages"
        result={result}
        pageSize={INBOX_PAGE}
        loading="Loading your messages..."
        failed={{
          title: 'We couldn’t load your messages',
          text: 'Your messages are safe. Check your connection and try again.',
        }}
        back="Back to the messages"
        latest={opened ?? cached}
        renderEntry={(message, place) => <MessageEntry key={message.id} message={message} {...place} />}
        empty={<EmptyInbox tab={tab} hasFilters={parseBusiness(query) !== undefined} />}
      >
        {(message) => (
          <MessageThread key={message.id} message={message} answering={answering} ownerEmail={ownerEmail} />
        )}
      </WorkList>
    </Stack>
  )
}
