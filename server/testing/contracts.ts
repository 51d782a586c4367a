import { randomUUID } from 'node:crypto'
import type { Contract } from '#contract/contracts.ts'
import type { TestApp } from './app-open.ts'
import { type Browser, openBrowser } from './browser.ts'
import { mailsTo } from './mails.ts'
import { mailedCode } from './participants.ts'
import { type SignedIn, signedIn } from './signed-in.ts'

const root = '/api/api_customer_dashboard'

/** A company that exists, with nothing missing. */
export const someCompany = {
  ...{ name: 'Terp B.V.', legal_form: 'bv', kvk: '68750110', seat: 'Leeuwarden', street: 'Nieuwestad 10' },
  ...{ zip: '8911 CA', town: 'Leeuwarden', directors: [{ name: 'Hinke Jansma', email: 'hinke@voorbeeld.nl' }] },
  shareholders: [{ name: 'Hinke Jansma', shares: 120, email: 'hinke@voorbeeld.nl' }],
} as const

/** Everything that a non-disclosure agreement asks for. */
export const ndaAnswers = {
  ...{ our_signer: 'Hinke Jansma', other_kind: 'company', other_name: 'Wad & Wal B.V.', other_kvk: '69599084' },
  ...{ other_street: 'Zuidersingel 3', other_zip: '8601 AA', other_town: 'Sneek', other_signer: 'Aukje Hiemstra' },
  ...{ other_email: 'aukje@voorbeeld.nl', direction: 'both', purpose: 'samen een webwinkel beginnen' },
  ...{ start_date: '01-01-2027', secret_years: 3, penalty: true, penalty_amount: 2500 },
} as const

export type ContractMaker = SignedIn & {
  readonly company: string
  /** Throws when it is refused. */
  make(more?: object): Promise<Contract>
  change(contract: Pick<Contract, 'uuid'>, payload: object): Promise<Contract>
  move(contract: Pick<Contract, 'uuid'>, move: string, payload?: object): Promise<Contract>
  look(contract: Pick<Contract, 'uuid'>): Promise<Contract>
  /** One with every answer, approved. */
  approved(answers?: object): Promise<Contract>
}

/** Contracts that somebody may approve, as from a package. */
async function grant({ database, clock }: Pick<TestApp, 'database' | 'clock'>, account: string, included: number) {
  const packaged = { order_uuid: randomUUID(), package: 'contracts-5', from_day: '2026-01-01', included }
  await database.db
    .insertInto('contract_grants')
    .values({ uuid: randomUUID(), account, ...packaged, created_at: clock.now() })
    .execute()
}

/** Somebody with a company who makes contracts, and may approve so many. */
export async function contractMaker(
  service: Pick<TestApp, 'app' | 'database' | 'clock'>,
  included = 100,
): Promise<ContractMaker> {
  const person = await signedIn(openBrowser(service.app), { fields: { firstname: 'Hinke', lastname: 'Jansma' } })
  if (included > 0) await grant(service, person.account, included)
  async function done(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) {
    const answer = await person.call(method, `${root}/${path}`, payload && { payload })
    if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} at ${path}: ${answer.body}`)
    return answer.json()
  }
  const company = (await done('POST', 'companies', someCompany)).uuid
  const make = (more: object = {}): Promise<Contract> => done('POST', 'contracts', { name: 'nda', company, ...more })
  const change: ContractMaker['change'] = ({ uuid }, payload) => done('PATCH', `contracts/${uuid}`, payload)
  const move: ContractMaker['move'] = ({ uuid }, name, payload) => done('POST', `contracts/${uuid}/${name}`, payload)
  return {
    ...{ ...person, company, make, change, move },
    look: ({ uuid }) => done('GET', `contracts/${uuid}`),
    async approved(answers = {}) {
      const made = await change(await make(), { answers: { ...ndaAnswers, ...answers } })
      const { version } = await move(made, 'submit')
      return move(made, 'approve', { version })
    },
  }
}

/** A contract that was sent to two, at addresses of their own. */
export type SentContract = {
  readonly maker: ContractMaker
  readonly contract: Contract
  readonly emails: readonly [string, string]
}

export async function sentContract(
  service: Parameters<typeof contractMaker>[0],
  how: object = {},
): Promise<SentContract> {
  const place = randomUUID()
  const emails = [`hinke-${place}@voorbeeld.nl`, `aukje-${place}@voorbeeld.nl`] as const
  const maker = await contractMaker(service)
  const approved = await maker.approved()
  const signers = [
    { name: 'Hinke Jansma', email: emails[0], company: someCompany.name },
    { name: 'Aukje Hiemstra', email: emails[1] },
  ]
  return { maker, contract: await maker.move(approved, 'send', { signers, ...how }), emails }
}

type Mailed = Pick<TestApp, 'app' | 'jobs' | 'outbox'>

/** The newest link by which somebody signs that was mailed to them, as the API has it. */
export async function signLink(service: Mailed, email: string): Promise<string> {
  const texts = (await mailsTo(service, email)).map(({ text }) => text).reverse()
  const token = texts.map((text) => /\/sign\/([\w-]{43})/.exec(text)?.[1]).find((one) => one !== undefined)
  if (token === undefined) throw new Error('No mail to this address holds a link to sign.')
  return `/api/contract_signing/${token}`
}

export type AtSigning = Browser & {
  readonly path: string
  readonly text_sha256: string
  /** Signs with their name, typed; answers as the service does. */
  sign(more?: object): ReturnType<Browser['call']>
  decline(): ReturnType<Browser['call']>
}

/** Somebody at the contract they were asked to sign, on a device on which they typed the code. */
export async function atSigning(service: Mailed, email: string, name = 'Aukje Hiemstra'): Promise<AtSigning> {
  const path = await signLink(service, email)
  const browser = openBrowser(service.app)
  await browser.call('POST', `${path}/code`, { payload: {} })
  const entered = await browser.call('POST', `${path}/code`, { payload: { code: await mailedCode(service, email) } })
  if (entered.statusCode !== 200) throw new Error(`The code was refused: ${entered.body}`)
  const { text_sha256 } = (await browser.call('GET', path)).json()
  return {
    ...{ ...browser, path, text_sha256 },
    sign: (more = {}) =>
      browser.call('POST', `${path}/sign`, {
        payload: { text_sha256, agreed: true, signature: { kind: 'typed', name }, ...more },
      }),
    decline: () => browser.call('POST', `${path}/decline`, { payload: { reason: 'De boete is te hoog.' } }),
  }
}
