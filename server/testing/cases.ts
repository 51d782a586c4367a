import type { CaseDeed } from '#contract/case-deed.ts'
import type { CaseActionBody, CustomerCase } from '#contract/cases.ts'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { blanksIn, openBlanks } from '#domain/documents/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { insertTestAccount, type TestAccount } from './accounts.ts'
import type { TestApp } from './app-open.ts'
import { type Browser, openBrowser } from './browser.ts'
import { type Founder, founderWhoPaid } from './orders.ts'
import { withToken } from './signed-in.ts'

type Service = Pick<TestApp, 'app' | 'database' | 'config'> & { readonly clock: Clock }

/** Whoever calls the service, in whatever way. */
export type Caller = {
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options?: { readonly payload?: object | string; readonly headers?: Readonly<Record<string, string>> },
  ): Promise<CaseAnswer>
}
type CaseAnswer = { readonly statusCode: number; readonly body: string; json<Body>(): Body }

export type StaffMember = Browser & { readonly account: TestAccount }

/** Somebody who works for an office, or for support where none is named. */
export async function staffMember(service: Service, office: number | null = null): Promise<StaffMember> {
  const account = await insertTestAccount(service, office === null ? 'support' : 'notary')
  await service.database.db
    .updateTable('accounts')
    .set({ office, firstname: 'Jelle', lastname: office === null ? 'Helpman' : 'Hoekstra' })
    .where('uuid', '=', account.uuid)
    .execute()
  return { ...withToken(openBrowser(service.app), account.token), account }
}

/** A case in the hands of its founder. */
export type OwnCase<Reply = CaseAnswer> = {
  readonly own: string
  /** Where the office has it. */
  readonly case: string
  look(): Promise<CustomerCase>
  act(body: CaseActionBody): Promise<Reply>
  /** Sends whatever is asked for and is not there; not what somebody sends by their own link. */
  sendPapers(): Promise<void>
}

/** A founder who paid, with the case that this opened. */
export type FounderWithCase = Founder &
  OwnCase<Awaited<ReturnType<Founder['call']>>> & {
    readonly office: number
  }

export async function founderWithCase(
  service: Service,
  ordered?: Parameters<typeof founderWhoPaid>[1],
): Promise<FounderWithCase> {
  const founder = await founderWhoPaid(service, ordered)
  const row = await service.database.db
    .selectFrom('cases')
    .select(['uuid', 'office'])
    .where('questionnaire', '=', founder.questionnaire)
    .executeTakeFirstOrThrow()
  const made = { questionnaire: founder.questionnaire, path: founder.path, case: row.uuid }
  return { ...founder, ...ownCase(founder, made), office: row.office ?? 0 }
}

type MadeCase = { readonly questionnaire: string; readonly path: string; readonly case: string }

/** What a founder does with a case, one call each. */
export function ownCase<Reply extends CaseAnswer>(
  founder: { call(...asked: Parameters<Caller['call']>): Promise<Reply> },
  { questionnaire, path, case: uuid }: MadeCase,
): OwnCase<Reply> {
  const own = `/api/api_customer_dashboard/notary_products/${questionnaire}`
  const look = async () => (await founder.call('GET', own)).json<CustomerCase>()
  return {
    ...{ own, case: `/api/notary/cases/${uuid}`, look },
    act: (payload) => founder.call('POST', `${own}/actions`, { payload }),
    async sendPapers() {
      const { tasks } = await look()
      for (const { kind, person, state } of tasks.filter(
        (task) => (task.state === 'open' || task.state === 'rejected') && !task.own_part,
      )) {
        const query = `?kind=${kind}${person === null ? '' : `&person=${person}`}`
        const sent = await founder.call(
          'POST',
          `${path}/uploads${query}`,
          filePart(paper(`${kind} ${person} ${state}`)),
        )
        if (sent.statusCode !== 201) throw new Error(`A paper was refused: ${sent.body}`)
      }
    },
  }
}

let papers = 0
/** A page that can be looked at, and is no other. */
export const paper = (about: string): Buffer => {
  papers += 1
  return onePage([about.replaceAll(/[()\\]/g, ''), `VOORBEELD ${papers}`])
}

/** The smallest PDF that every viewer opens: one page with a few lines. */
function onePage(lines: readonly string[]): Buffer {
  const text = lines.map((line, place) => `BT /F1 24 Tf 72 ${720 - 40 * place} Td (${line}) Tj ET`).join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(text)} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const at = Buffer.byteLength(body)
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${Buffer.byteLength(body)}\n%%EOF\n`,
  )
}

/** As a browser sends a file. */
export function filePart(bytes: Buffer, name = 'stuk.pdf') {
  const edge = '----edge'
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  }
}

/** With its documents as they are composed. */
type DeedAtHand = Pick<CaseDeed, 'blanks' | 'layer' | 'revision'> & {
  readonly versions: readonly [{ readonly documents: Parameters<typeof openBlanks>[0] }]
}

/** What an office does, one call each; throws when it is refused. */
export function atDesk(staff: Caller, path: string) {
  async function done(answer: CaseAnswer): Promise<OfficeCase> {
    if (answer.statusCode >= 300) throw new Error(`${answer.statusCode}: ${answer.body}`)
    return answer.json<OfficeCase>()
  }
  const read = async () => done(await staff.call('GET', path))
  return {
    read,
    act: async (payload: CaseActionBody) => done(await staff.call('POST', `${path}/actions`, { payload })),
    record: async (payload: object) => done(await staff.call('PATCH', path, { payload })),
    /** Of the company, or of the holding of somebody. */
    add: async (type: string, holding?: string) => {
      const query = holding === undefined ? `type=${type}` : `type=${type}&holding_of=${holding}`
      await done(await staff.call('POST', `${path}/documents?${query}`, filePart(paper(type))))
    },
    async acceptAll(seen?: OfficeCase) {
      const { documents } = seen ?? (await read())
      for (const { uuid, review, newest } of documents.filter(({ type }) => type === 'regular')) {
        if (!newest || review !== 'unchecked') continue
        await done(await staff.call('PATCH', `${path}/documents/${uuid}`, { payload: { review: 'accepted' } }))
      }
    },
    async closeCheck(seen?: OfficeCase) {
      const { people, check } = seen ?? (await read())
      const identities = Object.fromEntries(people.map(({ id }) => [id, 'in_person']))
      const found = { representation: 'seen', ubosConfirmed: true, pep: 'none', sanctions: 'none' }
      const judged = { funds: 'Spaargeld uit loon', risk: 'low', reason: 'Niets bijzonders.' }
      const { revision } = check
      const payload = { identities, ...found, ...judged, revision, decide: true }
      await done(await staff.call('PUT', `${path}/check`, { payload }))
    },
    async fillBlanks() {
      const { versions, blanks, layer, revision } = (await staff.call('GET', `${path}/deed`)).json<DeedAtHand>()
      const open = openBlanks(versions[0].documents, blanks)
      const choices = new Map(blanksIn(versions[0].documents).map(({ name, options }) => [name, options?.[0]?.option]))
      const fillingOf = (name: string) => choices.get(name) ?? (name === 'deed_day' ? '2026-12-17' : 'Jelle Hoekstra')
      const filled = Object.fromEntries(open.map((name) => [name, fillingOf(name)]))
      const payload = { blanks: { ...blanks, ...filled }, layer, revision }
      const answer = await staff.call('PUT', `${path}/deed`, { payload })
      if (answer.statusCode !== 200) throw new Error(answer.body)
    },
  }
}

/** In the register, as many as there can be holdings. */
const holdingNumbers = ['68750110', '90001354', '12345678', '27312140']

/** From paid to a company that exists, with nothing in the way. */
export async function climb(founder: OwnCase, staff: Caller, until = 'finalized'): Promise<void> {
  const desk = atDesk(staff, founder.case)
  const rungs: Readonly<Record<string, (seen: OfficeCase) => Promise<unknown>>> = {
    open_mix: async () => {
      await founder.sendPapers()
      return founder.act({ action: 'submit' })
    },
    submitted_mix: () => desk.act({ action: 'check_documents' }),
    checking_documents: async (seen) => {
      await desk.acceptAll(seen)
      await desk.closeCheck(seen)
      return desk.act({ action: 'upload_fca' })
    },
    uploading_fca: async () => {
      await desk.fillBlanks()
      const { concept } = await desk.act({ action: 'send_concept' })
      await founder.act({ action: 'approve_concept', hash: concept?.hash ?? '' })
      return desk.act({ action: 'schedule_meeting' })
    },
    scheduling_meeting: async () => {
      await desk.record({ meeting_at: '2026-12-17T10:00:00Z' })
      await desk.record({ meeting_held: true })
      return desk.act({ action: 'execute_deed' })
    },
    executing_deed: async ({ since, holdings }) => {
      await desk.record({ signed_on: since })
      await desk.add('final_deed')
      for (const { person } of holdings) await desk.add('final_deed', person)
      return desk.act({ action: 'extract_kvk' })
    },
    extracting_kvk: async ({ holdings }) => {
      const numbers = holdings.map(({ person }, place) => [person, holdingNumbers[place]])
      await desk.record({ kvk_number: '69599084', holding_kvk_numbers: Object.fromEntries(numbers) })
      await desk.add('kvk')
      for (const { person } of holdings) await desk.add('kvk', person)
      return desk.act({ action: 'complete' })
    },
  }
  let seen = await desk.read()
  while (seen.status !== until) {
    const { status } = seen
    const step = rungs[status === 'legal_support_checking_documents' ? 'checking_documents' : status]
    if (step === undefined) throw new Error(`Nobody climbs from ${status}.`)
    await step(seen)
    seen = await desk.read()
    if (seen.status === status) throw new Error(`It stays at ${status}.`)
  }
}

/** What somebody is told of, at once or together with more, oldest first. */
export async function toldOf(
  { database: { db }, jobs, config }: Pick<TestApp, 'database' | 'jobs' | 'config'>,
  email: string,
): Promise<string[]> {
  await jobs.drain()
  const account = await db.selectFrom('accounts').select('uuid').where('email', '=', email).executeTakeFirst()
  const found = await db
    .selectFrom('case_mails')
    .select(['case_uuid', 'sealed_event'])
    .where(
      'reader',
      'in',
      email === config.SUPPORT_EMAIL ? ['support'] : [`founder:${account?.uuid}`, `staff:${account?.uuid}`],
    )
    .orderBy('id')
    .execute()
  return found.map(({ sealed_event, case_uuid }) => {
    const event = vaultWith([Buffer.alloc(32, 1)]).openJson(sealed_event, `case_mails/${case_uuid}`)
    return (event as { readonly kind: string }).kind
  })
}
