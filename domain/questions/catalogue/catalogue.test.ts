import { describe, expect, test } from 'vitest'
import { type Condition, type FieldRef, fieldsIn, splitRef } from '../../conditions/index.ts'
import { check, type Field, kinds, normalise, scopes } from '../../fields/index.ts'
import { countryCodes } from '../../lists/index.ts'
import { parseDutchDate } from '../../values/index.ts'
import { mappedNames } from '../mapped-names.ts'
import { allFields, catalogue, fieldOf, fieldsOf } from './catalogue.ts'
import { subjects } from './questions.ts'

const named = (field: Field): string => `${field.scope}.${field.key}`

describe('every field of the specification is here, once, or is mapped on one that is', () => {
  const specified: Readonly<Record<string, string>> = {
    main: `company_name email headquarters office_address place_of_business postal_code financial_year_end industry
      caregiver big_registration activities number_of_shares value_of_shares upsell_package upsell_package_type_id
      upsell_package_type_product_ids notary_id online_notary custom_notary custom_notary_city criminal_record_status
      bankruptcy bankruptcy_settled lead_approval incorporation_speed bv_type distribution_of_shares kvk added_value
      holding_name export_products import_products sell_products where_are_sold employees_loan full_time_work
      part_time_work representation converted_from type_of_conversion holding_structure accountant free_intake
      realizing_activities president secretary treasurer extra_shareholders remaining_roles reappointed term_managing
      company_email phone website purchase_agreement purchase_price_received old_acquistion old_acquistion_date
      received_shares received_shares_date incorporation_date statutes_adopted_date balance_sheet date_of_balance
      shares_rights_date transfer_rights_date notarial_costs shares_from shares_to total_shares number_shares
      share_type share_price_details`,
    shareholder: `active substep type is_natural_person is_new_company is_existing_company prefix firstname lastname
      birthdate birthplace country_of_birth residence_country email phone_number address location zip_code
      marital_status has_proprietorship kvk_proprietorship proprietorship_action document_type nationality
      document_number issue_date expiration_date place_of_issue bsn bsn_not_present lives_in_netherlands
      english_proficient dutch_proficient natural_person_lives_in_netherlands natural_person_english_proficient
      become_director pep shares dga_plan foundation_role sole_shareholder buyer_sole_shareholder seller_resign
      decharge internal company_name holding holding_name representation_type chamber director_authorized function
      company_location company_country company_address company_zipcode address_equals_company_address
      incorporated_in_netherlands ubo_kvk_registered ubo_kvk_registered_check ubos representative_birthdate
      representative_birthplace natural_person_director new_company_director new_company_lives_in_netherlands
      new_company_english_proficient company_main_person`,
    billing: 'name street house_number zip city phone_number vat_number extra',
    account: `firstname lastname phone email password password_confirmation terms_of_service keep_me_posted
      confirm_success_url`,
    login: 'email password',
  }

  test.each(scopes.filter((scope) => specified[scope]))('%s', (scope) => {
    const mapped = scope === 'main' || scope === 'shareholder' ? Object.keys(mappedNames[scope]) : []
    const keys = [...fieldsOf(scope).map((field) => field.key), ...mapped]
    const missing = (specified[scope] ?? '').split(/\s+/).filter((key) => !keys.includes(key))
    expect(missing).toEqual([])
  })

  test('no subject declares a key of another', () => {
    for (const scope of ['main', 'shareholder'] as const) {
      const keys = subjects[scope].flatMap((subject) => Object.keys(subject))
      expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted())
      expect(keys.toSorted()).toEqual(Object.keys(catalogue[scope]).toSorted())
    }
  })

  test('keys are snake case and name their own field', () => {
    for (const scope of scopes) {
      for (const [key, field] of Object.entries(catalogue[scope])) {
        expect(key).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/)
        expect([field.scope, field.key]).toEqual([scope, key])
        expect(Object.isFrozen(field)).toBe(true)
      }
    }
  })
})

describe('each field holds together', () => {
  const today = parseDutchDate('15-11-2026')
  if (!today) throw new Error('the day of the tests is no day')

  test.each(allFields.map((field) => [named(field), field] as const))('%s', (_name, field) => {
    const isChoice = field.kind === 'choice' || field.kind === 'industry'
    expect(field.options !== undefined).toBe(isChoice)
    expect(new Set(field.options).size).toBe(field.options?.length ?? 0)
    if (field.default !== undefined) {
      expect(normalise(field, field.default)).toEqual(field.default)
      expect(check(field, field.default, { today, draft: true })).toEqual([])
    }
    const max = kinds[field.kind].maxLength
    if (field.maxLength !== undefined) expect(max).toBeDefined()
    if (field.style) expect(field.kind).toBe('text')
  })

  const exists = (field: Field, ref: FieldRef): boolean => {
    const { place, key } = splitRef(ref)
    return fieldOf(place === 'form' ? field.scope : place, key) !== undefined
  }

  test('every condition names fields that exist, and never the field itself', () => {
    const conditions = (field: Field): readonly Condition[] =>
      [field.visible, field.required].filter((one): one is Condition => typeof one === 'object')
    const wrong = allFields.flatMap((field) =>
      conditions(field)
        .flatMap(fieldsIn)
        .filter((ref) => !exists(field, ref) || ref === `${field.scope}.${field.key}`)
        .map((ref) => `${named(field)} looks at ${ref}`),
    )
    expect(wrong).toEqual([])
  })

  test('an option that a condition compares with exists', () => {
    const compared = (one: Condition): readonly { ref: FieldRef; value: unknown }[] => {
      switch (one.kind) {
        case 'eq':
          return [{ ref: one.field, value: one.value }]
        case 'in':
          return one.values.map((value) => ({ ref: one.field, value }))
        case 'all':
        case 'any':
          return one.of.flatMap(compared)
        case 'not':
          return compared(one.of)
        case 'someShareholder':
        case 'severalShareholders':
          return compared(one.where)
        default:
          return []
      }
    }
    const wrong = allFields.flatMap((field) =>
      (field.visible ? compared(field.visible) : []).filter(({ ref, value }) => {
        const { place, key } = splitRef(ref)
        const asked = fieldOf(place === 'form' ? field.scope : place, key)
        if (asked?.kind === 'country') return !countryCodes.some((code) => code === value)
        return !asked?.options?.some((option) => option === value)
      }),
    )
    expect(wrong).toEqual([])
  })
})

test('what must be kept secret is marked so', () => {
  const sensitive = allFields.filter((field) => field.sensitivity === 'sensitive').map(named)
  for (const name of [
    'shareholder.bsn',
    'shareholder.document_number',
    'shareholder.birthdate',
    'shareholder.representative_birthdate',
  ]) {
    expect(sensitive).toContain(name)
  }
  expect(
    allFields
      .filter((field) => field.kind === 'password')
      .map(named)
      .filter((name) => !sensitive.includes(name)),
  ).toEqual([])
  const aboutPeople = ['email', 'phone', 'bsn', 'document_number', 'nationality']
  const open = fieldsOf('shareholder').filter(
    (field) => aboutPeople.includes(field.kind) && field.sensitivity === 'public',
  )
  expect(open.map(named)).toEqual([])
})

test('a field is found by its own keys only', () => {
  expect(fieldOf('main', 'company_name')).toBe(catalogue.main.company_name)
  expect(fieldOf('shareholder', 'company_name')).toBe(catalogue.shareholder.company_name)
  for (const key of ['', 'constructor', '__proto__', 'toString', 'birthdate'])
    expect(fieldOf('main', key)).toBeUndefined()
})
