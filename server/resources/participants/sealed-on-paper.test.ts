import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/app-open.ts'
import type { Browser } from '#server/testing/browser.ts'
import { readDocx } from '#server/testing/docx.ts'
import { realDrawer } from '#server/testing/drawer.ts'
import { readPdf } from '#server/testing/pdf.ts'
import { sealedAnswers, tracedIn } from '#server/testing/sealed.ts'
import { caseWithPart, partMarkers } from '#server/testing/sealed-part.ts'
import { someOf } from '#testing/laws.ts'

/** As letters follow each other, wherever a line or a page ends. */
const closed = (text: string) => text.replaceAll(/[\s\u00ad-]/g, '')

/** On a busy machine one is asked to come back, and does. */
async function drawn(caller: Pick<Browser, 'call'>, url: string): Promise<Buffer> {
  let answer = await caller.call('GET', url)
  while (answer.statusCode === 503) answer = await caller.call('GET', url)
  expect(answer.statusCode, url).toBe(200)
  return answer.rawPayload
}

test('on real paper somebody’s declaration says what they sealed, and no paper of whoever ordered does', async () => {
  const service = await openTestApp({ drawer: realDrawer(), settings: { PARTICIPANTS_ENABLED: 'true' } })
  try {
    const { founder, own, notary, declare } = await caseWithPart(service)
    expect((await declare()).json()).toMatchObject({ state: 'complete' })
    const mine = await drawn(own, `${own.path}/declaration.pdf`)
    const pdf = await readPdf(mine)
    expect([pdf.tagged, pdf.language, pdf.active]).toEqual([true, 'nl-NL', []])
    const { bsn, document_number } = sealedAnswers()
    for (const told of ['Bram', 'De Gouden Lepel B.V.', bsn, document_number]) expect(pdf.text).toContain(told)
    // Of Anna, who fills in the rest, it says nothing.
    expect(pdf.text).not.toContain('111222333')
    const theirs = await drawn(notary, `${founder.case}/participants/p2/declaration.pdf`)
    expect(theirs.equals(mine)).toBe(true)

    const { documents } = (await founder.call('GET', `${founder.path}/documents`)).json<{ documents: object[] }>()
    const markers = partMarkers.map(closed)
    // That none of them says it in words is tried with each, undrawn.
    for (const index of someOf([...documents.keys()], { oneIn: 2 })) {
      const { text } = await readPdf(await drawn(founder, `${founder.path}/documents/${index}.pdf`))
      const paragraphs = readDocx(await drawn(founder, `${founder.path}/documents/${index}.docx`))
      for (const paper of [text, paragraphs.map((one) => one.text).join('')]) {
        expect(closed(paper)).toContain('DeGoudenLepel')
        expect(tracedIn(closed(paper), markers), `document ${index}`).toBeUndefined()
      }
    }
  } finally {
    await service.close()
  }
})
