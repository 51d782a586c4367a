import { paper } from '#server/testing/cases.ts'
import { expect } from '../fixtures.ts'
import { type Hand, mouse } from '../questionnaire/hands.ts'
import type { Founder } from './paid.ts'

/** What a founder reads and presses, by the language of their browser. */
export const founderWords = {
  nl: {
    send: /^Stuur .*(?<! opnieuw)$/,
    choose: 'Kies een bestand',
    submit: 'Dien je dossier in',
    submitted: 'Je dossier ligt bij de notaris',
    checking: 'De notaris kijkt alles na',
    deed: 'De notaris maakt de definitieve akte',
    approve: 'Lees de definitieve akte en geef je akkoord',
    agree: /^Ik ga akkoord met deze versie: /,
    agreed: 'Iedereen is akkoord met de akte',
    moment: 'Kies een moment om te tekenen',
    meeting: 'Jullie afspraak staat',
    signing: 'De akte wordt getekend',
    register: 'De notaris schrijft je in bij de KVK',
    kvk: 'KVK-nummer',
  },
  en: {
    send: /^Send .*(?<! again)$/,
    choose: 'Choose a file',
    submit: 'Hand your case in',
    submitted: 'Your case is with the notary',
    checking: 'The notary is checking everything',
    deed: 'The notary is making the final deed',
    approve: 'Read the final deed and say you agree',
    agree: /^I agree with this version: /,
    agreed: 'Everybody agrees with the deed',
    moment: 'Choose a moment to sign',
    meeting: 'Your appointment is set',
    signing: 'The deed is being signed',
    register: 'The notary is registering you with the KVK',
    kvk: 'KVK number',
  },
} as const
export type FounderWords = (typeof founderWords)['nl' | 'en']

/** The band on top of their page, by what it says is next. */
export const nextThing = ({ page }: Pick<Founder, 'page'>, says: string | RegExp) =>
  page.getByRole('main').getByRole('region', { name: says, exact: true }).first()

/** Opens their own page anew, and reads there what is next. */
export async function founderReads(founder: Founder, says: string | RegExp): Promise<void> {
  await founder.page.goto(`/dashboard/${founder.uuid}`)
  await expect(nextThing(founder, says)).toBeVisible()
}

export const pdf = (about: string) => ({
  name: `${about}.pdf`,
  mimeType: 'application/pdf',
  buffer: paper(about),
})

/** Sends every paper that is asked of them from the top of the page, and hands the case in. */
export async function handIn(founder: Founder, words: FounderWords, hand: Hand = mouse): Promise<void> {
  await founderReads(founder, words.send)
  const { tasks } = await founder.look()
  for (const [place] of tasks.filter(({ own_part }) => !own_part).entries()) {
    const band = nextThing(founder, words.send)
    const asked = (await band.getByRole('heading', { level: 2 }).textContent()) ?? ''
    await band.getByLabel(words.choose, { exact: true }).setInputFiles(pdf(`stuk-${place + 1}`))
    await expect(nextThing(founder, asked)).toHaveCount(0)
  }
  await hand.press(nextThing(founder, words.submit).getByRole('button', { name: words.submit }))
  await expect(nextThing(founder, words.submitted)).toBeVisible()
}

/** Agrees with the final deed for everybody who signs. */
export async function agree(founder: Founder, words: FounderWords): Promise<void> {
  await founderReads(founder, words.approve)
  const buttons = founder.page.getByRole('button', { name: words.agree })
  await expect(buttons.first()).toBeVisible()
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().click()
    await expect(buttons).toHaveCount(left - 1)
  }
  await expect(nextThing(founder, words.agreed)).toBeVisible()
}
