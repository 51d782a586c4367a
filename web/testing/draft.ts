import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Me } from '#contract/own-account.ts'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import type { Site } from '#contract/site.ts'
import { normalise, shareholderKeys } from '#domain/fields/index.ts'
import { startAnswers } from '#domain/flow/index.ts'
import { agreeOnMembership, firstBook, pricesOf } from '#domain/pricing/index.ts'
import { type FlowName, flowNamed, flows, productOf } from '#domain/products/index.ts'
import { sampleMain, samplePerson } from '#domain/products/sample-answers.ts'
import { type Answers, answersFrom, fieldOf } from '#domain/questions/index.ts'
import { withConsequences, withoutNulled } from '#domain/shareholders/index.ts'
import { dateInAmsterdam } from '#domain/values/index.ts'
import { type OfferStep, offerSteps } from '#testing/offer-steps.ts'
import { chosenNotaries, memberships, services } from './offers.ts'
import type { Answers as Calls } from './server.ts'
import { visit } from './visit.tsx'

type Patch = { readonly [Place in 'main' | 'p1' | 'p2' | 'p3' | 'p4']?: object | null | undefined }

interface Wish extends Patch {
  readonly flow?: FlowName
  /** Step, substep and who, as in the address; without it nothing is asked of the address. */
  readonly at?: readonly [step: number, substep: number, person?: string]
  /** How far it has come. */
  readonly step?: number
  /** Nothing answered yet. */
  readonly empty?: boolean
  /** The notary that somebody came with. */
  readonly referred?: number
  readonly as?: Me
  readonly site?: Partial<Site>
  /** What this server does instead, or besides. */
  readonly server?: Calls | ((own: Calls) => Calls)
}

interface DraftBeginning {
  readonly with_holding?: boolean
  readonly company_name?: string
  readonly calculation_uuid?: string
}

interface DraftAtServer {
  readonly uuid: string
  /** What the server has. */
  readonly answers: () => Readonly<Record<'main' | 'p1' | 'p2' | 'p3' | 'p4', Readonly<Record<string, unknown>>>>
  /** Every call that made a questionnaire, by what it began with. */
  readonly begun: readonly unknown[]
}

/** Somebody with nothing left to ask but what is given over it; the first of them is Sanne. */
export const founder = (firstname: string, over: object = {}): object => ({
  ...samplePerson,
  ...(firstname === 'Sanne'
    ? { firstname }
    : { firstname, lastname: 'Jansen', email: `${firstname.toLowerCase()}@example.nl`, bsn: numbers[firstname] }),
  marital_status: 'unmarried',
  ...over,
})

const numbers: Readonly<Record<string, string>> = { Bram: '111222333', Cor: '200000007' }

const places = ['main', ...shareholderKeys] as const

/** As the server does it: merged over what there is, in the notation of each answer, with what follows from it. */
function patched(flow: FlowName, before: Answers, patch: Patch): Answers {
  const without = withoutNulled(before, patch)
  const merged = answersFrom((place) => {
    const row: Record<string, unknown> = { ...without[place] }
    for (const [key, given] of Object.entries(patch[place] ?? {})) {
      const field = fieldOf(place === 'main' ? 'main' : 'shareholder', key)
      const value = field ? normalise(field, given) : null
      if (value === null) delete row[key]
      else row[key] = value
    }
    return row
  })
  const after = withConsequences(without, merged, productOf(flow).copies_country)
  return { ...after, main: agreeOnMembership(before.main, after.main, memberships) }
}

/** A questionnaire of one product, with a server that keeps it as ours does. */
export function draftServer({ flow = 'dutch-bv', step = 0, empty, referred, at, ...given }: Wish = {}): {
  readonly server: Calls
  readonly kept: DraftAtServer
} {
  // What a page remembers of one says nothing about another.
  const uuid = crypto.randomUUID()
  const begun: unknown[] = []
  const english = flowNamed(productOf(flow).transfers_to ?? '')
  const start = startAnswers(productOf(flow))
  let answers = empty ? start : patched(flow, start, { main: sampleMain })
  for (const place of places) {
    const said = given[place]
    if (said) answers = patched(flow, answers, { [place]: said })
  }
  let version = 1
  const stood = at && at[0] <= step ? at : [0, 0]
  let [progress, beside] = [step, { temporal_step: stood[0] ?? 0, substep: stood[1] ?? 0 }]
  let calculation: string | null = null
  const answer = (of: FlowName) => ({
    headers: { etag: `"${version}"` },
    body: {
      ...{ uuid, version, flow: of, type_id: 1, product_type: flows[of].product_type, slug: flows[of].slug },
      ...{ language: flows[of].language, final_step: 7, holding_upsell_step: 2 },
      ...{ completed: false, paid: false, by_assistant: [], upsell_package: null, calculation: { uuid: calculation } },
      product_data: { ...answers, step: progress, ...beside },
      ...{ created_at: '2026-11-16T08:00:00Z', updated_at: '2026-11-16T08:00:00Z' },
    },
  })
  const callsOf = (of: FlowName): Calls => ({
    [`GET /api/${flows[of].api_path}/:uuid`]: () => answer(of),
    [`PATCH /api/${flows[of].api_path}/:uuid`]: (body: unknown) => {
      const { step: further, temporal_step, substep, ...patch } = body as QuestionnairePatch
      answers = patched(of, answers, patch)
      progress = Math.max(progress, further ?? 0)
      beside = { temporal_step: temporal_step ?? beside.temporal_step, substep: substep ?? beside.substep }
      version += 1
      return answer(of)
    },
    [`POST /api/${flows[of].api_path}`]: (body: unknown) => {
      begun.push(body)
      const { with_holding, company_name, calculation_uuid } = body as DraftBeginning
      calculation = calculation_uuid ?? null
      answers = startAnswers(productOf(of), { with_holding: with_holding ?? false })
      if (company_name !== undefined) answers = patched(of, answers, { main: { company_name } })
      return { ...answer(of), status: 201 }
    },
  })
  const prices = pricesOf({ name: flow }, firstBook, { today: dateInAmsterdam(new Date()) })
  const server: Calls = {
    ...callsOf(flow),
    ...(english && {
      ...callsOf(english),
      [`POST /api/${flows[flow].api_path}/:uuid/transfer_to_english`]: {
        body: { uuid, flow: english, api_path: flows[english].api_path },
      },
    }),
    'GET /api/predefined_notary/:uuid': { body: { id: referred ?? null } },
    'GET /api/notaries': { body: chosenNotaries },
    'GET /api/prices': { body: prices },
    'GET /api/upsell_package_types': { body: memberships },
    'GET /api/extra_services': { body: services },
    'GET /api/known_people': { body: { people: [] } },
  }
  return { server, kept: { uuid, begun, answers: () => answers as unknown as ReturnType<DraftAtServer['answers']> } }
}

/** Opens a questionnaire at a place of it, as somebody who was there before. */
export async function openDraft(wish: Wish = {}): Promise<DraftAtServer> {
  const { flow = 'dutch-bv', at } = wish
  const { server, kept } = draftServer(wish)
  const query = at ? `?step=${at[0]}&substep=${at[1]}${at[2] ? `&person=${at[2]}` : ''}` : ''
  await visit(`/questionnaire/${flow}/${kept.uuid}${query}`, {
    ...(wish.as && { as: wish.as }),
    ...(wish.site && { site: wish.site }),
    server: { ...server, ...(typeof wish.server === 'function' ? wish.server(server) : wish.server) },
  })
  await expect
    .element(page.getByRole('main').getByRole('button', { name: /^(Volgende|Next|Naar de bet|To the pay)/ }))
    .toBeVisible()
  return kept
}

/** Opens one of them with everything before and after it in order, for two people. */
export const openOffer = (step: OfferStep, { main, ...wish }: Wish = {}): Promise<DraftAtServer> =>
  openDraft({
    p1: founder('Sanne', { shares: 60 }),
    p2: founder('Bram', { shares: 60 }),
    step: 7,
    at: offerSteps[step],
    main: { online_notary: false, notary_option: 'partner_notary', distribution_of_shares: null, ...main },
    ...wish,
  })

/** The button that leads on, whatever it says. */
export const onward = page.getByRole('button', { name: /^(Volgende|Next|Naar de betaling|To the payment)/ })

/** What is still to do, above the questions. */
export const complaints = page.getByRole('region', { name: /^Nog .* dan kun je verder$/ })

/** Everything is at the server. */
export const allSaved = () =>
  expect
    .element(
      page
        .getByRole('banner')
        .getByRole('status')
        .filter({ hasText: /^(Opgeslagen|Saved)$/ }),
    )
    .toBeVisible()
