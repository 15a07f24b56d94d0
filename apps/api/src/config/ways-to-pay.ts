import { readFileSync } from 'node:fs'
import { PAYMENT_METHOD_CODES } from '@portal/domain/order'
import { COUNTRY_CODES } from '@portal/domain/place'
import * as v from 'valibot'
import { parse } from 'yaml'
import { ConfigError } from '@portal/server/environment'

const text = (meaning: string) =>
  v.pipe(v.string(`needs ${meaning} as text`), v.trim(), v.nonEmpty(`needs ${meaning}`))

const Way = v.strictObject(
  {
    method: v.picklist(PAYMENT_METHOD_CODES, `needs one of ${PAYMENT_METHOD_CODES.join(', ')}`),
    name: text('a name'),
    countries: v.optional(
      v.nullable(v.array(v.picklist(COUNTRY_CODES, `needs codes of ${COUNTRY_CODES.join(', ')}`))),
      null,
    ),
    details: v.optional(
      v.array(v.strictObject({ label: text('a label'), value: text('a value') }), 'needs a list'),
      [],
    ),
    text: v.optional(v.nullable(text('a text')), null),
    url: v.optional(
      v.nullable(
        v.pipe(
          v.string('needs an address'),
          v.check(
            (url) => URL.parse(url)?.protocol === 'https:',
            'needs an address that begins with https://',
          ),
        ),
      ),
      null,
    ),
  },
  'is missing or unknown: a way has method and name, and may have countries, details, text and url',
)

/** A payment method as configured; `countries` is null for all countries. */
export type ConfiguredWay = v.InferOutput<typeof Way>

const Ways = v.array(Way, 'needs a list of ways to pay')

/** Reads the payment methods from a YAML file; throws a ConfigError that names the variable and the problem. */
export function readWaysToPay(file: string): readonly ConfiguredWay[] {
  const result = v.safeParse(Ways, load(file))
  if (result.success) return result.output
  const [issue] = result.issues
  const field = v.getDotPath(issue)
  throw createUnusableError(file, field === null ? issue.message : `${field} ${issue.message}`)
}

function load(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw createUnusableError(
      file,
      error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    )
  }
}

const createUnusableError = (file: string, reason: string): ConfigError =>
  new ConfigError(`WAYS_TO_PAY is ${JSON.stringify(file)}, which can’t be used: ${reason}`)
