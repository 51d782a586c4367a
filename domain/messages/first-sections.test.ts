import { expect, test } from 'vitest'
import { productList } from '../products/index.ts'
import { early as english } from './en-early/index.ts'
import { early as dutch } from './nl-early/index.ts'
import { otherWordsIn } from './other-words.ts'

test.each(productList.map((product) => [product.name, product] as const))(
  '%s has words for its first step before anything else is here, or brings them along',
  async (_, { steps, language, wording }) => {
    const names = steps[0]?.sections.map(({ name }) => name) ?? []
    expect(names.length).toBeGreaterThan(0)
    const { flow } = language === 'nl' ? dutch : english
    const along = await otherWordsIn(language, wording)
    const named = Object.keys({ ...flow.sections, ...along?.flow.sections })
    expect(named).toEqual(expect.arrayContaining(names))
  },
)
