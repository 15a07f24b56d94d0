import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import type { StripeConfig } from '#config/config.ts'
import { borrow } from './reuse.ts'

const WEBHOOK_SECRET = 'whsec_stand_in'

interface Intent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly metadata: Readonly<Record<string, string>>
  readonly status: 'requires_payment_method' | 'succeeded'
  readonly amount_received: number
  readonly currency: string
  readonly latest_charge: Readonly<Record<string, unknown>> | null
}

interface Refund {
  readonly id: string
  readonly object: 'refund'
  readonly amount: number
  readonly payment_intent: string
  readonly created: number
  status: 'succeeded' | 'pending' | 'failed'
  readonly metadata: Readonly<Record<string, string>>
}

interface Dispute {
  readonly id: string
  readonly object: 'dispute'
  readonly amount: number
  readonly currency: string
  readonly payment_intent: string
  readonly created: number
  status: 'warning_needs_response' | 'needs_response' | 'won' | 'lost'
}

interface Session {
  readonly id: string
  readonly intentId: string
  readonly form: URLSearchParams
}

/**
 * Starts the part of Stripe's API that the portal uses, on this machine: sessions, payment intents, refunds, idempotency
 * keys. `pay` and `refund` do what people do on its pages; `event` creates the body and the signature of an event.
 */
export async function startStripe({ now }: { readonly now: () => number }) {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const refunds: Refund[] = []
  const disputes: Dispute[] = []
  const answers = new Map<string, object>()
  const asked: string[] = []
  let isDown = false
  let beforeRefundIsAnswered: (() => Promise<void>) | null = null

  const routes: readonly (readonly [
    method: string,
    path: RegExp,
    (id: string, form: URLSearchParams) => object,
  ])[] = [
    ['POST', /^\/v1\/checkout\/sessions$/, (_, form) => openSession(form)],
    ['GET', /^\/v1\/payment_intents\/(\w+)$/, (id) => intents.get(id) ?? notThere()],
    ['GET', /^\/v1\/refunds$/, (_, query) => listRefunds(query.get('payment_intent') ?? '')],
    ['GET', /^\/v1\/disputes$/, (_, query) => listDisputes(query.get('payment_intent') ?? '')],
    [
      'POST',
      /^\/v1\/refunds$/,
      (_, form) =>
        refund(form.get('payment_intent') ?? '', Number(form.get('amount')), {
          by: form.get('metadata[by]') ?? '',
        }),
    ],
  ]

  const listRefunds = (intentId: string) => ({
    object: 'list',
    has_more: false,
    data: refunds.filter((one) => one.payment_intent === intentId),
  })

  const listDisputes = (intentId: string) => ({
    object: 'list',
    has_more: false,
    data: disputes.filter((one) => one.payment_intent === intentId),
  })

  const seconds = () => Math.floor(now() / 1000)

  function openSession(form: URLSearchParams): object {
    const intent: Intent = {
      id: newId('pi'),
      object: 'payment_intent',
      metadata: { order: form.get('payment_intent_data[metadata][order]') ?? '' },
      status: 'requires_payment_method',
      amount_received: 0,
      currency: 'usd',
      latest_charge: null,
    }
    intents.set(intent.id, intent)
    const session = { id: newId('cs'), intentId: intent.id, form }
    sessions.set(session.id, session)
    return { id: session.id, object: 'checkout.session', url: `https://checkout.stripe.test/${session.id}` }
  }

  function refund(intentId: string, cents: number, metadata: Refund['metadata']): object {
    const intent = intents.get(intentId)
    if (!intent) return notThere()
    const refunded = refundedOf(intentId) + cents
    if (refunded > intent.amount_received)
      return { error: { type: 'invalid_request_error', code: 'charge_already_refunded' } }
    intents.set(intentId, {
      ...intent,
      latest_charge: { ...intent.latest_charge, amount_refunded: refunded },
    })
    const made: Refund = {
      id: newId('re'),
      object: 'refund',
      amount: cents,
      payment_intent: intentId,
      created: seconds(),
      status: 'succeeded',
      metadata,
    }
    refunds.push(made)
    return made
  }

  const refundedOf = (intentId: string): number =>
    refunds
      .filter((one) => one.payment_intent === intentId && one.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)

  const server = await borrow('the server of Stripe', startServer)
  server.setListener((request, response) => {
    void readBody(request).then(async (body) => {
      const [path = '', query = ''] = (request.url ?? '').split('?')
      asked.push(`${request.method} ${path}`)
      const key = request.headers['idempotency-key']
      const answer = isDown
        ? { error: { type: 'api_error' } }
        : answerOnce(typeof key === 'string' ? key : null, () =>
            find(request.method ?? '', path, request.method === 'GET' ? query : body),
          )
      if (request.method === 'POST' && path === '/v1/refunds') await beforeRefundIsAnswered?.()
      response.writeHead('error' in answer ? (isDown ? 500 : 400) : 200, {
        'content-type': 'application/json',
      })
      response.end(JSON.stringify(answer))
    })
  })

  function find(method: string, path: string, body: string): object {
    for (const [verb, pattern, work] of routes) {
      const match = pattern.exec(path)
      if (verb === method && match) return work(match[1] ?? '', new URLSearchParams(body))
    }
    return notThere()
  }

  function answerOnce(key: string | null, work: () => object): object {
    const known = key === null ? undefined : answers.get(key)
    const answer = known ?? work()
    if (key !== null) answers.set(key, answer)
    return answer
  }

  const config: StripeConfig = {
    secretKey: 'sk_test_stand_in',
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: server.url,
  }
  const signer = new Stripe(config.secretKey)

  return {
    config,
    asked,
    /** Makes all responses errors, or no longer. */
    setDown: (down: boolean) => {
      isDown = down
    },
    /** Runs after a refund is created, and before its response is sent. */
    beforeRefundIsAnswered: (work: () => Promise<void>) => {
      beforeRefundIsAnswered = work
    },
    /** Returns the parameters of a payment page by its URL. */
    formOf: (url: string): URLSearchParams | undefined => sessions.get(url.split('/').at(-1) ?? '')?.form,
    /** Pays on a page, by default all of it, in the smallest unit of the currency; returns the payment intent. */
    pay(url: string, part?: number, currency = 'usd'): string {
      const session = sessions.get(url.split('/').at(-1) ?? '')
      const intent = intents.get(session?.intentId ?? '')
      if (!session || !intent) throw new Error(`there is no page ${url}`)
      const cents = part ?? Number(session.form.get('line_items[0][price_data][unit_amount]'))
      intents.set(intent.id, {
        ...intent,
        status: 'succeeded',
        amount_received: cents,
        currency,
        latest_charge: {
          id: `ch_${intent.id}`,
          object: 'charge',
          created: seconds(),
          amount_refunded: 0,
        },
      })
      return intent.id
    },
    /** Returns the payment intent of a page, paid or not. */
    intentOf: (url: string): string => sessions.get(url.split('/').at(-1) ?? '')?.intentId ?? '',
    /** Pays again, as on a page that was open in another tab; returns the other intent. */
    payAgain(intentId: string): string {
      const intent = intents.get(intentId)
      if (!intent) throw new Error(`there is no payment ${intentId}`)
      const id = newId('pi')
      const charge = { id: `ch_${id}`, object: 'charge', created: seconds(), amount_refunded: 0 }
      intents.set(id, { ...intent, id, latest_charge: charge })
      return id
    },
    /** Creates a payment of the same account unrelated to the portal; returns its intent. */
    payElsewhere(cents: number): string {
      const id = newId('pi')
      const charge = {
        id: `ch_${id}`,
        object: 'charge',
        created: seconds(),
        amount_refunded: 0,
      }
      const about = { id, object: 'payment_intent', metadata: {} } as const
      intents.set(id, {
        ...about,
        status: 'succeeded',
        amount_received: cents,
        currency: 'usd',
        latest_charge: charge,
      })
      return id
    },
    /** Refunds money at Stripe itself, without the portal. */
    refund: (intentId: string, cents: number) => void refund(intentId, cents, {}),
    /** Makes the last refund of a payment fail at the card. */
    failRefund(intentId: string) {
      const last = refunds.findLast((one) => one.payment_intent === intentId && one.status === 'succeeded')
      if (last) last.status = 'failed'
    },
    /** Disputes all of a payment, or begins with an inquiry; returns functions that continue it. */
    dispute(intentId: string, { isInquiry = false } = {}) {
      const intent = intents.get(intentId)
      if (!intent) throw new Error(`there is no payment ${intentId}`)
      intents.set(intentId, { ...intent, latest_charge: { ...intent.latest_charge, disputed: true } })
      const dispute: Dispute = {
        id: newId('du'),
        object: 'dispute',
        amount: intent.amount_received,
        currency: intent.currency,
        payment_intent: intentId,
        created: seconds(),
        status: isInquiry ? 'warning_needs_response' : 'needs_response',
      }
      disputes.push(dispute)
      return (status: 'won' | 'lost') => {
        dispute.status = status
      }
    },
    refundedOf,
    /** Creates an event about a payment intent as Stripe posts it. */
    event(type: string, intentId: string, { secret = WEBHOOK_SECRET, at = now() } = {}) {
      const object = type.startsWith('payment_intent')
        ? { id: intentId, object: 'payment_intent' }
        : { id: 'x', object: type.slice(0, type.lastIndexOf('.')), payment_intent: intentId }
      const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
      const timestamp = Math.floor(at / 1000)
      return {
        payload,
        headers: {
          'content-type': 'application/json',
          'stripe-signature': signer.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
        },
      }
    },
  }
}

/** Starts one address for all tests, so that portals that use it can be reused as well. */
async function startServer() {
  let listener: RequestListener | undefined
  const server = createServer((request, response) => listener?.(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setListener(next: RequestListener) {
      listener = next
    },
    reset: () => Promise.resolve(true),
    async end() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`

const notThere = () => ({ error: { type: 'invalid_request_error', code: 'resource_missing' } })

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
