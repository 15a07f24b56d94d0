import { JOB_TYPES, RESOURCE_SECTIONS, RESOURCE_TABS, SKILLS, TENDER_KINDS } from '@portal/reference-data'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../shared/index.ts'
import {
  isClosed,
  parseJobType,
  findResourceSection,
  findResourceTab,
  parseSkill,
  parseTenderKind,
  formatTimeLeft,
} from './index.ts'

const NOW = Date.parse('2026-11-20T00:00:00Z')

describe('tenders and jobs', () => {
  test.each(TENDER_KINDS)('finds the kind $name by name and slug', (kind) => {
    expect([kind.name, kind.slug.toUpperCase()].map(parseTenderKind)).toEqual([kind, kind])
  })

  test.each(JOB_TYPES)('finds the employment $name by name and slug', (type) => {
    expect([type.name, type.slug].map(parseJobType)).toEqual([type, type])
  })

  test('finds nothing by an unknown text', () => {
    expect([parseTenderKind('party'), parseJobType(''), parseSkill('party')]).toEqual([null, null, null])
  })

  test.each([
    [2 * DAY + 5 * HOUR, '2 days left'],
    [DAY, '1 day left'],
    [DAY - 1, '23 hours left'],
    [HOUR, '1 hour left'],
    [HOUR - 1, '59 minutes left'],
    [1, '1 minute left'],
    [0, 'Closed'],
    [-DAY, 'Closed'],
  ])('formats %d ms before closing as %s', (left, text) => {
    expect(formatTimeLeft(NOW + left, NOW)).toBe(text)
    expect(isClosed({ closesAt: NOW + left }, NOW)).toBe(text === 'Closed')
  })
})

describe('resources', () => {
  test.each(RESOURCE_SECTIONS)('finds the section $slug', (section) => {
    expect(findResourceSection(section.slug)).toBe(section)
  })

  test.each(RESOURCE_TABS)('finds the tab $name', (tab) => {
    expect([tab.name, tab.slug].map(findResourceTab)).toEqual([tab, tab])
  })

  test.each(SKILLS)('finds the skill $slug', (skill) => {
    expect(parseSkill(skill.slug)).toBe(skill)
  })
})
