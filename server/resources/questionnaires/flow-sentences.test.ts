import { expect, test } from 'vitest'
import { flowNames, flows } from '#domain/products/index.ts'
import { sentencesOf } from './flow-sentences.ts'

test.each(flowNames)('%s answers in the language in which it is held', (flow) => {
  const said = Object.values(sentencesOf(flow)).join(' ')
  expect(/\b(the|cannot|order|before)\b/i.test(said)).toBe(flows[flow].language === 'en')
  expect(/\b(de|niet|kunt|verder)\b/i.test(said)).toBe(flows[flow].language === 'nl')
})
