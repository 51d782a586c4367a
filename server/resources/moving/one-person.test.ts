import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import type { ParticipantPart } from '#contract/participants.ts'
import { readLines, type TransferLine, writeLines } from '#server/db/index.ts'
import type { TestApp } from '#server/testing/app-open.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { atDesk, climb, staffMember } from '#server/testing/cases.ts'
import { founderWithPapers, openHome } from '#server/testing/moves.ts'
import { sealedAnswers, tracedIn } from '#server/testing/sealed.ts'
import { type CaseWithPart, caseWithPart, partMarkers } from '#server/testing/sealed-part.ts'
import { withToken } from '#server/testing/signed-in.ts'
import { exportService, importService } from './index.ts'

const open = async () => {
  const opened = await openHome()
  onTestFinished(() => opened.close())
  return opened
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const said = (path: string, text: string) => [`${path}/comments`, { payload: { text } }] as const

/** A case with everything that one can hold: answers of two, papers, words, a final deed that was agreed to. */
async function fullCase(service: TestApp): Promise<CaseWithPart> {
  const part = await caseWithPart(service)
  const { founder, notary } = part
  expect((await part.declare()).json()).toMatchObject({ state: 'complete' })
  for (const [who, path] of [
    [founder, founder.own],
    [notary, founder.case],
  ] as const) {
    const answer = await who.call('POST', ...said(path, 'Wanneer kan het?'))
    expect(answer.statusCode, answer.body).toBe(201)
  }
  await climb(founder, notary, 'scheduling_meeting')
  await service.jobs.drain()
  return part
}

/** What each of them sees of it in some service: whoever ordered, who fills in their own part, and the office. */
async function seenIn(service: TestApp, { founder, own }: CaseWithPart) {
  const customer = withToken(openBrowser(service.app), founder.token)
  const participant: Pick<Browser, 'call'> = {
    call: (method, url) => openBrowser(service.app).call(method, url, { headers: { cookie: own.cookies() } }),
  }
  const json = async (who: Pick<Browser, 'call'>, url: string) => {
    const answer = await who.call('GET', url)
    expect(answer.statusCode, `${url} ${answer.body}`).toBe(200)
    return answer.json()
  }
  const bytesAt = async (who: Pick<Browser, 'call'>, url: string) => {
    const answer = await who.call('GET', url)
    expect(answer.statusCode, url).toBe(200)
    return sha256Of(answer.rawPayload)
  }
  const archive = async () => {
    const { rawPayload } = await customer.call('GET', '/api/account/export.zip')
    const { 'data.json': _, ...entries } = unzipSync(rawPayload)
    return Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, sha256Of(bytes)]))
  }
  const { exported_at: _at, mails: _mails, account: _account, ...data } = await json(customer, '/api/account/export')
  const part: ParticipantPart = await json(participant, own.path)
  const colleague = await staffMember(service, founder.office)
  const { answers, status, number, documents, check, notes } = await atDesk(colleague, founder.case).read()
  const ofOffice = await Promise.all(documents.map(async ({ path }) => [path, await bytesAt(colleague, path)]))
  const declaration = `${founder.case}/participants/p2/declaration.pdf`
  const seen = {
    customer: { case: await json(customer, founder.own), data, files: await archive() },
    participant: {
      part,
      files: await Promise.all(part.uploads.map(({ path }) => bytesAt(participant, path))),
      declaration: await bytesAt(participant, `${own.path}/declaration.pdf`),
    },
    office: {
      ...{ answers, status, number, documents, funds: check.funds, notes: notes.length, files: ofOffice },
      declaration: await bytesAt(colleague, declaration),
      words: await json(colleague, `${founder.case}/participants/p2/messages`),
    },
  }
  // Who worked on it stays behind: what they said is there without their name.
  const withoutName = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && 'role' in value && value.role === 'notary'
      ? { ...value, author: '' }
      : value
  return JSON.parse(JSON.stringify(seen, withoutName)) as typeof seen
}

const linesOf = async (home: Awaited<ReturnType<typeof open>>, person: string) => {
  const lines: TransferLine[] = []
  await exportService(home, async (line) => void lines.push(line), { person })
  return lines
}

/** Every row and file, in whatever order they came. */
const contentOf = (lines: readonly TransferLine[]) =>
  lines.filter(({ kind }) => kind === 'row' || kind === 'file' || kind === 'bytes').map((line) => JSON.stringify(line))

test('a case is the same in an empty place, with its files, and nothing of others came along', async () => {
  const there = await open()
  const service = await there.serve()
  const part = await fullCase(service)
  const { founder, notary } = part
  const stranger = await founderWithPapers(service)
  const seen = await seenIn(service, part)
  expect(Object.keys(seen.customer.files).some((name) => name.startsWith('deeds/'))).toBe(true)
  expect(seen.participant.part).toMatchObject({ state: 'complete', answers: sealedAnswers() })
  expect(seen.participant.part.messages).toHaveLength(2)
  expect(seen.participant.files).toEqual([sha256Of(part.bytes)])
  await service.close()

  const file = join(there.folder, 'one.gz')
  await writeLines(file, (write) => exportService(there, write, { person: founder.email.toUpperCase() }))
  const left = await linesOf(there, founder.email)
  const text = JSON.stringify(left)
  for (const theirs of [stranger.founder.email, stranger.founder.questionnaire, notary.account.email]) {
    expect(text).not.toContain(theirs)
  }
  // What the participant sealed is part of the case, and stays sealed.
  expect(tracedIn(text, partMarkers)).toBeUndefined()

  const empty = await open()
  const moved = await importService(empty, readLines(file), { replace: false })
  // What whoever ordered downloads, what the participant sent, and what is only read from: the text of each document.
  expect(moved.files).toBeGreaterThan(Object.keys(seen.customer.files).length + seen.participant.files.length)
  expect(contentOf(await linesOf(empty, founder.email)).sort()).toEqual(contentOf(left).sort())

  const after = await empty.serve()
  expect(await seenIn(after, part)).toEqual(seen)
  const back = withToken(openBrowser(after.app), founder.token)
  expect((await back.call('POST', ...said(founder.own, 'Hier verder'))).statusCode).toBe(201)
  await after.close()
})

test('whom nobody knows has no export', async () => {
  const home = await open()
  const target = join(home.folder, 'nobody.gz')
  const work = writeLines(target, (write) => exportService(home, write, { person: 'niemand@voorbeeld.nl' }))
  await expect(work).rejects.toThrow('There is no account of niemand@voorbeeld.nl')
  await expect(stat(target)).rejects.toThrow('ENOENT')
})
