import { describe, expect, test } from 'vitest'
import { en } from './en/index.ts'
import { fieldText } from './field-text.ts'
import { nl } from './nl/index.ts'
import { inOtherWords, otherWordsIn } from './other-words.ts'
import { checkRewrite, countedQuestions, isRewritable, sayingsOf, tidyWords, withoutBasis } from './rewritable.ts'
import { inRewrittenWords, type QuestionRewrite } from './rewrites.ts'

const activities = { scope: 'main', key: 'activities' } as const
const label = nl.fields.main.activities.label

const rewrite = (words: QuestionRewrite['words'], question = 'main.activities'): QuestionRewrite[] => [
  { question, revision: 1, words },
]

const asked = (question: string) => {
  const found = countedQuestions().get(question)
  if (!found) throw new Error(question)
  return found
}

describe('what was rewritten', () => {
  test('stands instead of what the code says, and everything else stays', () => {
    const messages = inRewrittenWords(nl, rewrite([{ part: 'label', basis: label, text: 'Wat doet je BV straks?' }]))
    const said = fieldText(messages, activities)
    expect(said.label).toBe('Wat doet je BV straks?')
    expect({ ...said, label }).toEqual(fieldText(nl, activities))
    expect(messages.fields.main.company_name).toBe(nl.fields.main.company_name)
    // Another product asks it in words of its own, which were not rewritten.
    expect(fieldText(messages, activities, 'foundation').label).toBe(fieldText(nl, activities, 'foundation').label)
  })

  test('falls back to the code when the code says something else now', () => {
    const messages = inRewrittenWords(nl, rewrite([{ part: 'label', basis: 'Zoals het was', text: 'Iets anders' }]))
    expect(fieldText(messages, activities)).toEqual(fieldText(nl, activities))
  })

  test('is said of a question in the words of another product, and of who is spoken to', async () => {
    const holding = inOtherWords(nl, await otherWordsIn('nl', 'holding'))
    const bankruptcy = { scope: 'main', key: 'bankruptcy' } as const
    const basis = fieldText(holding, bankruptcy, 'holding').label
    const messages = inRewrittenWords(
      holding,
      rewrite([{ part: 'label', basis, text: 'Ging je failliet?' }], 'main.bankruptcy'),
    )
    expect(fieldText(messages, bankruptcy, 'holding', 'you').label).toBe('Ging je failliet?')
    const foundation = fieldText(nl, activities, 'foundation').label
    const other = inRewrittenWords(nl, rewrite([{ part: 'label', basis: foundation, text: 'Waarvoor?' }]))
    expect(fieldText(other, activities, 'foundation').label).toBe('Waarvoor?')
    expect(fieldText(other, activities).label).toBe(label)
  })

  test('can take help away, and give it where there was none', () => {
    const { help = '' } = fieldText(nl, activities)
    expect(fieldText(inRewrittenWords(nl, rewrite([{ part: 'help', basis: help, text: '' }])), activities).help).toBe(
      undefined,
    )
    const sells = { scope: 'main', key: 'sell_products' } as const
    expect(fieldText(nl, sells).help).toBe(undefined)
    const words = rewrite([{ part: 'help', basis: '', text: 'Kies wat het meest gebeurt.' }], 'main.sell_products')
    expect(fieldText(inRewrittenWords(nl, words), sells).help).toBe('Kies wat het meest gebeurt.')
  })

  test('a question that is not here yet, or no more, is no matter', () => {
    const words = [{ part: 'label', basis: 'x', text: 'y' }] as const
    expect(inRewrittenWords(nl, rewrite(words, 'main.gone')).fields.main).toEqual(nl.fields.main)
    expect(inRewrittenWords(nl, rewrite(words, 'nowhere.gone')).fields.main).toBe(nl.fields.main)
    expect(inRewrittenWords(en, [])).toBe(en)
  })
})

describe('what may be rewritten', () => {
  test('every question of every flow is known, with where it is asked', () => {
    expect(asked('main.activities').places.get('dutch-bv')).toEqual({ step: 'company', section: 'general' })
    expect(asked('main.activities').flows).toContain('stichting')
    expect(asked('shareholder.firstname').flows).toContain('dutch-bv')
    expect(countedQuestions().has('checkout.terms_of_service')).toBe(false)
    expect(countedQuestions().size).toBeGreaterThan(100)
  })

  test('a statement or consent of who ticks it may not', () => {
    expect(isRewritable(asked('shareholder.ubo_kvk_registered_check'))).toBe(false)
    expect(isRewritable(asked('main.activities'))).toBe(true)
  })

  test('what the code says is there once for every text, with who says it', async () => {
    const sayings = await sayingsOf(asked('main.activities'))
    const labels = sayings.filter(({ locale, part }) => locale === 'nl' && part === 'label')
    expect(labels.map(({ basis }) => basis)).toEqual([label, 'Wat is het doel van de stichting?'])
    expect(labels[0]?.wordings).toContain('bv')
    expect(labels[1]?.wordings).toEqual(['foundation'])
    for (const question of countedQuestions().values()) {
      const said = await sayingsOf(question)
      for (const locale of ['nl', 'en']) {
        expect([question.question, said.some((one) => one.locale === locale && one.part === 'label')]).toEqual([
          question.question,
          true,
        ])
      }
    }
  })
})

describe('words that somebody sends', () => {
  const sayings = [
    { locale: 'nl', part: 'label', basis: label, wordings: ['bv'] },
    { locale: 'nl', part: 'help', basis: '', wordings: ['bv'] },
    { locale: 'nl', part: 'label', basis: 'Woont {name} hier?', wordings: ['bv'] },
  ] as const
  const sent = (text: string, basis: string = label, part: 'label' | 'help' = 'label') =>
    ({ locale: 'nl', part, basis, text }) as const

  test.each([
    ['good words', [sent('Wat doet je BV straks?')], []],
    ['a quote and a dash', [sent('Wat doet “je BV” straks – echt?')], []],
    ['help where there was none', [sent('Kort mag.', '', 'help')], []],
    ['no help after all', [sent('', '', 'help')], []],
    ['with its blank', [sent('Is dit het adres van {name}?', 'Woont {name} hier?')], []],
    ['words of another question', [sent('Hallo', 'Iets heel anders')], ['unknown_words']],
    ['the same twice', [sent('Een'), sent('Twee')], ['twice']],
    ['no question left', [sent('')], ['required']],
    ['more than anybody reads', [sent('a'.repeat(161))], ['too_long']],
    ['markup', [sent('Wat <b>doet</b> je BV?')], ['not_plain']],
    ['a line break', [sent('Wat\ndoet je BV?')], ['not_plain']],
    ['what cannot be seen', [sent('Wat\u200bdoet je BV?')], ['not_plain']],
    ['half a blank', [sent('Wat doet {name')], ['not_plain']],
    ['a blank that nobody fills', [sent('Wat doet {name}?')], ['other_blanks']],
    ['without its blank', [sent('Woon je hier?', 'Woont {name} hier?')], ['other_blanks']],
  ])('%s', (_what, words, codes) => {
    expect(checkRewrite(words, sayings).map(({ code }) => code)).toEqual(codes)
  })

  test('are refused at their place, tidied, and named when the code changed under them', () => {
    expect(checkRewrite([sent('Goed?'), sent('x', 'weg')], sayings)).toEqual([{ at: 1, code: 'unknown_words' }])
    expect(tidyWords('  Wat  doet\n je BV? ')).toBe('Wat doet je BV?')
    expect(withoutBasis([sent('Goed?'), sent('x', 'weg')], sayings)).toEqual([sent('x', 'weg')])
  })
})
