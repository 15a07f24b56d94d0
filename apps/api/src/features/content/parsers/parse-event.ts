import { parseEventType } from '@portal/domain/content'
import type { NewEvent } from '@portal/domain/contract'
import { getTimeZone } from '@portal/domain/place'
import { getTown } from '#db/search/towns.ts'
import { zonedTimeToUtc } from '@portal/domain/shared'
import type { ProblemFields } from '#shared/problem.ts'
import { isTooFarAhead, TOO_FAR_AHEAD } from './closing-time.ts'
import type { ContentOf, ParsedSubmission, ParseOptions } from './parsed-submission.ts'

/** Parses a submitted event; its times are local to its place. */
export function parseEvent(
  input: ContentOf<NewEvent>,
  now: number,
  options: ParseOptions = {},
): ParsedSubmission<'event'> {
  const { country, location, date, startTime, endTime } = input
  const type = parseEventType(input.type)?.name ?? input.type
  const timeZone = getTimeZone({
    country,
    town: getTown({ country, province: null, address: location }),
    address: location,
  })
  const startsAt = zonedTimeToUtc(date, startTime, timeZone)
  const endsAt = zonedTimeToUtc(input.endDate || date, endTime, timeZone)
  return {
    problems: findProblems(input, endsAt, now, options),
    record: {
      kind: 'event',
      title: input.title,
      summary: input.description,
      body: input.programme ?? '',
      category: type,
      countries: [country],
      province: input.province || null,
      startsAt,
      endsAt,
      timeZone,
      details: {
        location,
        organiser: input.organiser,
        price: input.price || 'Free',
        attendees: null,
        speaker: input.speaker || null,
        company: type === 'Webinars' ? input.organiser : null,
        website: input.website || null,
        contactEmail: input.contactEmail || null,
        capacity: input.capacity ?? null,
      },
    },
  }
}

function findProblems(
  { endDate }: ContentOf<NewEvent>,
  endsAt: number,
  now: number,
  { mayBeOver = false }: ParseOptions,
): ProblemFields {
  if (isTooFarAhead(endsAt, now)) return { [endDate ? 'endDate' : 'date']: TOO_FAR_AHEAD }
  return endsAt <= now && !mayBeOver ? { endTime: 'This event has ended. Please choose a later day' } : {}
}
