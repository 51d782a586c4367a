import type { TestApp } from './app-open.ts'
import { type FounderWithCase, filePart, founderWithCase, paper, type StaffMember, staffMember } from './cases.ts'
import { atOwnPart } from './participants.ts'
import { sealedAnswers, sealedMarkers } from './sealed.ts'

/** What the deed shows of them. */
export const openAnswers = {
  ...{ birthplace: 'Openstad', nationality: 'NL', phone_number: '+31687654321', marital_status: 'unmarried' },
} as const

/** Beside their answers: what is in a file they sent, how it is called, and what they and the office said. */
const words = { onPaper: 'BRAMSBLAD', name: 'Bramspaspoort', asked: 'Bramsvraag', said: 'Bramsantwoord' }

/** What nobody but they and the notary may read; each can be told from everything else. */
export const partMarkers: readonly string[] = [...sealedMarkers, ...Object.values(words)]

type SealedPartAnswer = { readonly statusCode: number; readonly body: string; json<Body>(): Body }

function demand<Reply extends SealedPartAnswer>(status: number, answer: Reply): Reply {
  if (answer.statusCode !== status) throw new Error(`${answer.statusCode}: ${answer.body}`)
  return answer
}

type Own = Awaited<ReturnType<typeof atOwnPart>>

export type CaseWithPart = {
  readonly founder: FounderWithCase
  /** Who fills in their own part, in the place of p2. */
  readonly own: Own
  readonly email: string
  readonly notary: StaffMember
  /** The paper they sent. */
  readonly upload: string
  readonly bytes: Buffer
  seal(which: 'one' | 'other'): Promise<void>
  /** Says of what they see that it is right; answers what the service does. */
  declare(changed?: object): Promise<Awaited<ReturnType<Own['call']>>>
}

let parts = 0
/** A paid case of which one person answered everything that is sealed, sent a paper and spoke with the office. */
export async function caseWithPart(service: TestApp): Promise<CaseWithPart> {
  parts += 1
  const email = `bram${parts}@voorbeeld.nl`
  const founder = await founderWithCase(service, { patch: { p2: { filled_in_by: 'self', email } } })
  await service.jobs.drain()
  const own = await atOwnPart(service, email)
  const seal = async (which: 'one' | 'other') => {
    const answers = { ...sealedAnswers(which), ...openAnswers }
    demand(200, await own.call('PATCH', own.path, { payload: { answers } }))
  }
  await seal('one')
  const bytes = paper(words.onPaper)
  const sent = demand(
    201,
    await own.call('POST', `${own.path}/uploads?kind=identity`, filePart(bytes, `${words.name}.pdf`)),
  )
  demand(201, await own.call('POST', `${own.path}/messages`, { payload: { text: words.asked } }))
  const notary = await staffMember(service, founder.office)
  const thread = `${founder.case}/participants/p2/messages`
  demand(201, await notary.call('POST', thread, { payload: { text: words.said } }))
  return {
    ...{ founder, own, email, notary, seal, bytes, upload: sent.json<{ uuid: string }>().uuid },
    async declare(changed = {}) {
      const { hash } = (await own.call('GET', `${own.path}/deed`)).json<{ hash: string }>()
      const { version } = (await own.call('GET', own.path)).json<{ version: number }>()
      return own.call('POST', `${own.path}/declare`, { payload: { version, hash, ...changed } })
    },
  }
}
