import { expect, test } from 'vitest'
import type { Answers, ShareholderAnswers } from '../questions/index.ts'
import type { DutchDate } from '../values/index.ts'
import { flagsFor } from './kind.ts'
import { newShareholder } from './people.ts'
import { fillPerson, isSamePerson, personIn, whoCanBe, withPerson } from './same-person.ts'

const day = (text: string) => text as DutchDate
const samplePerson: ShareholderAnswers = {
  ...newShareholder,
  ...{ prefix: 'Mrs', firstname: 'Sanne Maria', lastname: 'de Vries', birthdate: day('14-03-1985') },
  ...{ birthplace: 'Leeuwarden', country_of_birth: 'NL', marital_status: 'married', email: 'sanne@example.nl' },
  ...{ address: 'Nieuwestad 12', zip_code: '8911 AB', location: 'Leeuwarden', document_number: 'SPECI2014' },
  bsn: '111222333',
}
const sampleCompany: ShareholderAnswers = {
  ...newShareholder,
  ...flagsFor('existing_company'),
  ...{ firstname: 'Bram', lastname: 'Jansen', representative_birthdate: day('01-02-1980') },
}

const company: ShareholderAnswers = { ...newShareholder, ...flagsFor('existing_company'), company_name: 'Koper' }
const empty: Answers = { main: {}, p1: newShareholder, p2: {}, p3: {}, p4: {} }
const named = (answers: Answers, key: 'p1' | 'p2' | 'p3', people: Parameters<typeof whoCanBe>[2] = []) =>
  whoCanBe(answers, key, people).map(({ details }) => details.firstname)

test('the buyer’s signer may be the same person as the seller: nothing of them is asked twice', () => {
  const details = personIn(samplePerson)
  const signer = details && withPerson(company, details)
  expect(signer).toMatchObject({
    company_name: 'Koper',
    is_existing_company: true,
    firstname: samplePerson.firstname,
    representative_birthdate: samplePerson.birthdate,
    representative_birthplace: samplePerson.birthplace,
    address_equals_company_address: false,
    address: samplePerson.address,
    document_number: samplePerson.document_number,
    bsn: samplePerson.bsn,
  })
  expect(signer).not.toHaveProperty('birthdate')
  expect(signer).not.toHaveProperty('marital_status')
})

test('what somebody declares, holds or directs does not go along', () => {
  const details = personIn({ ...samplePerson, pep: false, become_director: true, shares: 120, holding: true })
  for (const key of ['pep', 'become_director', 'shares', 'holding', 'type', 'active'])
    expect(details).not.toHaveProperty(key)
})

test('who signs for a company is a person elsewhere, and its address is not their home', () => {
  const details = personIn({ ...sampleCompany, address_equals_company_address: true, address: 'Kantoor 1' })
  expect(details).toMatchObject({ birthdate: sampleCompany.representative_birthdate })
  expect(details).not.toHaveProperty('address')
  expect(details && fillPerson(empty, 'p1', details).p1).toMatchObject({
    is_natural_person: true,
    firstname: sampleCompany.firstname,
    birthdate: sampleCompany.representative_birthdate,
  })
})

test('nobody named is nobody', () => {
  expect(personIn(newShareholder)).toBeNull()
  expect(personIn({ ...newShareholder, firstname: 'Bo' })).toBeNull()
})

test('who can stand where: everybody known once, a person as such in one place only', () => {
  const bo = { details: { firstname: 'Bo', lastname: 'Li' } }
  const sanne = { details: { firstname: 'sanne maria', lastname: 'De Vries' } }
  const seller: Answers = { ...empty, p1: samplePerson, p2: { ...company, active: true } }
  expect(named(seller, 'p2', [bo, sanne])).toEqual([samplePerson.firstname, 'Bo'])
  expect(named({ ...seller, p2: newShareholder }, 'p2', [bo, sanne])).toEqual(['Bo'])
  expect(named(seller, 'p1', [bo])).toEqual([])
  expect(named(empty, 'p1', [bo, bo])).toEqual(['Bo'])
})

test('two of one name are two when they were born on other days', () => {
  const name = { firstname: 'Sanne Maria', lastname: 'de Vries' }
  expect(isSamePerson({ ...name, birthdate: day('14-03-1985') }, name)).toBe(true)
  expect(isSamePerson({ ...name, birthdate: day('14-03-1985') }, { ...name, birthdate: day('01-01-1970') })).toBe(false)
})
