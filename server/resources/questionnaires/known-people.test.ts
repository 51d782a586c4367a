import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KnownPerson } from '#contract/known-people.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { founderWithOrder } from '#server/testing/orders.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

test('people of earlier companies come back to their own account with what stays the same of them', async () => {
  const founder = await founderWithOrder(service, { patch: { p1: { firstname: 'Sanne', lastname: 'Vries' } } })
  const people = (await founder.call('GET', '/api/known_people')).json<{ people: KnownPerson[] }>().people
  expect(people.map(({ details }) => details.firstname)).toContain('Sanne')
  expect(people.map(({ details }) => details)).toContainEqual(
    expect.objectContaining({ firstname: 'Sanne', lastname: 'Vries', document_type: 'passport' }),
  )
  for (const { details } of people)
    for (const key of ['pep', 'shares', 'become_director', 'type']) expect(details).not.toHaveProperty(key)

  const other = await founderWithOrder(service, {
    patch: { p1: { firstname: 'Bo', lastname: 'Li', name_as_on_document: true } },
  })
  const theirs = (await other.call('GET', '/api/known_people')).json<{ people: KnownPerson[] }>().people
  expect(theirs.map(({ details }) => details.firstname)).toContain('Bo')
  expect(theirs.map(({ details }) => details.firstname)).not.toContain('Sanne')
})
