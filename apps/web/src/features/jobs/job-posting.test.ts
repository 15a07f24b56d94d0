import { describe, expect, test } from 'vitest'
import { aJobDetail } from '#test/content-factories.ts'
import { NOW } from '#test/factories.ts'
import { toJobPosting } from './job-posting.ts'

describe('a job as JSON-LD', () => {
  test('has the job’s fields, and no more', () => {
    expect(toJobPosting(aJobDetail({ requirements: null }), NOW)).toEqual({
      '@type': 'JobPosting',
      title: 'Boat builder',
      description:
        '<p>You lay up hulls with two others.</p><p>The yard teaches what you lack.</p><p>Bring your papers to the yard, or write to us.</p>',
      datePosted: '2026-11-10T13:00:00+11:00',
      validThrough: '2026-12-05T16:00:00+11:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Gizo Boatyard' },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Gizo',
          addressRegion: 'Western Province',
          addressCountry: 'SB',
        },
      },
      identifier: { '@type': 'PropertyValue', name: 'Gizo Boatyard', value: 'BB-3' },
    })
  })

  test('has no region and no reference without them', () => {
    const posting = toJobPosting(aJobDetail({ country: 'fj', province: null, reference: null }), NOW)
    expect(posting).toMatchObject({ jobLocation: { address: { addressCountry: 'FJ' } } })
    expect(JSON.stringify(posting)).not.toMatch(/addressRegion|identifier/)
  })

  test('escapes tags in the text', () => {
    const description = 'Work at <b>heights</b> & more.\nBring boots.'
    const posting = toJobPosting(aJobDetail({ description, requirements: null }), NOW)
    expect(posting).toMatchObject({
      description: expect.stringContaining(
        '<p>Work at &lt;b&gt;heights&lt;/b&gt; &amp; more.<br>Bring boots.</p>',
      ) as unknown,
    })
  })

  test('a closed job has none', () => {
    expect(toJobPosting(aJobDetail({ closesAt: '2026-11-19T00:00:00.000Z' }), NOW)).toBeNull()
  })
})
