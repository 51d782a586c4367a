import { expect, test } from 'vitest'
import { gapsIn, plainText } from '../documents/index.ts'
import { locales } from '../values/index.ts'
import { loadContract } from './load.ts'
import { sampleAnswers, sampleCompany, sampleDay } from './samples.ts'
import { contractSpecs } from './specs.ts'
import { composeContract } from './template.ts'

const answers = sampleAnswers(contractSpecs.shareholders_resolution)

test.each(locales)('a sole shareholder decides alone, in %s', async (locale) => {
  const template = await loadContract('shareholders_resolution', locale)
  const company = { ...sampleCompany, shareholders: [{ name: 'Hinke Jansma', shares: null, email: null }] }
  const document = composeContract(template, { answers, company, today: sampleDay })
  expect(gapsIn(document)).toEqual([])
  expect(plainText(document)).toContain(
    locale === 'nl' ? 'De enige aandeelhouder besluit' : 'The sole shareholder decides',
  )
  expect(plainText(document)).not.toMatch(/samen houders|together holders/)
})

test.each(locales)('who holds the shares stands open while nobody is known to, in %s', async (locale) => {
  const template = await loadContract('shareholders_resolution', locale)
  const company = { ...sampleCompany, shareholders: [] }
  const document = composeContract(template, { answers, company, today: sampleDay })
  expect(gapsIn(document)).toEqual(['company.shareholders'])
})
