import type { Order } from '#contract/payments.ts'
import { completeAnswers } from './answers.ts'
import type { TestApp } from './app-open.ts'
import { openBrowser } from './browser.ts'
import { type Person, type SignedIn, signedIn } from './signed-in.ts'

export const boxes = { criminal_record_status: true, terms_of_service: true } as const

type Path = 'dutch_bv_incorporations' | 'english_bv'

/** Somebody who has answered everything and ordered it. */
export type Founder = SignedIn & {
  readonly questionnaire: string
  readonly path: string
  readonly order: string
  read(): Promise<Order>
  pay(body?: object): ReturnType<SignedIn['call']>
}

type Ordered = { readonly path?: Path; readonly patch?: object; readonly person?: Person }

export async function founderWithOrder(
  { app }: Pick<TestApp, 'app'>,
  { path = 'dutch_bv_incorporations', patch = {}, person = {} }: Ordered = {},
): Promise<Founder> {
  const someone = await signedIn(openBrowser(app), { fields: { firstname: 'Anna', lastname: 'de Vries' }, ...person })
  const { uuid } = (await someone.call('POST', `/api/${path}`)).json()
  const here = `/api/${path}/${uuid}`
  for (const payload of [completeAnswers, patch]) {
    const saved = await someone.call('PATCH', here, { payload })
    if (saved.statusCode !== 200) throw new Error(`Answers were refused: ${saved.body}`)
  }
  const completed = await someone.call('POST', `${here}/complete`)
  const order = completed.json().payment?.uuid
  if (completed.statusCode !== 200 || order === undefined) throw new Error(`Nothing was ordered: ${completed.body}`)
  return {
    ...someone,
    questionnaire: uuid,
    path: here,
    order,
    read: async () => (await someone.call('GET', `/api/payments/${order}`)).json(),
    pay: (body = {}) => someone.call('POST', '/api/payments', { payload: { uuid: order, ...boxes, ...body } }),
  }
}

/** Ends a payment at the sandbox, as the founder would on its page; answers where the browser goes. */
export async function endPayment(
  { app }: Pick<TestApp, 'app'>,
  link: string,
  choice: string,
  { silent = false } = {},
): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: new URL(link).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ choice, ...(silent && { silent: 'true' }) }).toString(),
  })
  if (answer.statusCode !== 303) throw new Error(`The sandbox answered with ${answer.statusCode}.`)
  return String(answer.headers.location)
}

/** Somebody who paid at the sandbox. What that sets going waits in the queue. */
export async function founderWhoPaid(service: Pick<TestApp, 'app'>, ordered?: Ordered): Promise<Founder> {
  const founder = await founderWithOrder(service, ordered)
  const { payment_link } = (await founder.pay()).json()
  await endPayment(service, payment_link, 'paid', { silent: true })
  if (!(await founder.read()).paid) throw new Error('It is not paid.')
  return founder
}
