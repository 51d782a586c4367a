import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import { type CheckContext, check, type Field, normalise, pathOf, possibleIssues } from '../fields/index.ts'
import { issueCodes } from '../issues/index.ts'
import { parseDutchDate } from '../values/index.ts'
import { allFields, catalogue } from './catalogue/catalogue.ts'
import { restore } from './restore.ts'

const { main, shareholder, billing, account, login, checkout } = catalogue
const today = parseDutchDate('15-11-2026')
if (!today) throw new Error('the day of the tests is no day')

const codes = (field: Field, value: unknown, context: Partial<CheckContext> = {}) =>
  check(field, value, { today, ...context }).map((issue) => issue.code)

describe('check', () => {
  test.each<[Field, unknown, readonly string[]]>([
    [main.company_name, 'Bakkerij Vos', []],
    [main.company_name, null, ['required']],
    [main.company_name, undefined, ['required']],
    [main.company_name, 'Vo', ['too_short']],
    [main.company_name, 12, ['wrong_type']],
    [main.company_name, 'V'.repeat(101), ['too_long']],
    [main.company_name, 'Vos\u0000', ['control_characters']],
    [main.company_name, 'Stichting Vos', ['foundation_not_allowed']],
    [main.company_name, 'BV', ['too_short', 'company_name_suffix']],
    [main.company_name, 'Café ’t IJ 24/7 & Zn. +', []],
    [main.company_name, 'Feest 🎉', ['not_latin']],
    [main.company_name, 'Ресторан Одеса', ['not_latin']],
    [main.company_name, 'شركة النجاح', ['not_latin']],
    [main.company_name, 'Studio 54', []],
    [main.company_name, 'C# Bouw', ['company_name']],
    [main.company_name, '12345', ['company_name']],
    [shareholder.holding_name, 'Vos <b>', ['company_name']],
    [shareholder.company_name, '{naam}', ['company_name']],
    [shareholder.holding_name, '#1 Holding', ['company_name']],
    [shareholder.proprietorship_name, 'Vos > Zonen', ['company_name']],
    [billing.name, '3M', []],
    [billing.name, 'Vos #2', ['company_name']],
    [account.firstname, 'J4n', ['person_name']],
    [account.lastname, 'علي', ['not_latin']],
    [shareholder.firstname, 'علي', ['not_latin']],
    [shareholder.firstname, 'Jan <b>', ['person_name']],
    [shareholder.lastname, '12345', ['person_name']],
    [shareholder.firstname, 'Łukasz Zoë Nguyễn', []],
    [shareholder.lastname, "O'Brien-d’Ñandú", []],
    [shareholder.lastname, 'Παπαδόπουλος', ['not_latin']],
    [shareholder.birthplace, '北京', ['not_latin']],
    [shareholder.birthplace, 'İzmir', []],
    [main.email, 'bo', ['email']],
    [main.email, 'é@example.nl', ['email_letters']],
    [main.headquarters, 'Utrecht', []],
    [main.headquarters, 'Den Haag', ['unknown_option']],
    [main.office_address, 'Postbus 1', ['visiting_address']],
    [main.office_address, 'Keizersgracht', ['house_number']],
    [main.postal_code, '1012AB', ['postal_code_dutch']],
    [main.industry, 'health', []],
    [main.industry, 'piracy', ['unknown_option']],
    [main.industry, 4, ['wrong_type']],
    [main.caregiver, 'ja', ['wrong_type']],
    [main.caregiver, false, []],
    [main.number_of_shares, 120, []],
    [main.number_of_shares, 0, ['positive']],
    [main.number_of_shares, 1.5, ['whole_number']],
    [main.number_of_shares, '1,5', ['whole_number']],
    [main.number_of_shares, 'veel', ['only_numbers']],
    [main.number_of_shares, true, ['wrong_type']],
    [main.value_of_shares, 0.01, []],
    [main.value_of_shares, 0, ['share_value']],
    [main.value_of_shares, 0.001, ['money']],
    [main.value_of_shares, 'gratis', ['money']],
    [main.bankruptcy_persons, ['p1', 'p2'], []],
    [main.bankruptcy_persons, [], ['required']],
    [main.bankruptcy_persons, ['p1', 'p1'], ['unknown_option']],
    [main.bankruptcy_persons, ['p5'], ['unknown_option']],
    [main.bankruptcy_persons, 'p1', ['wrong_type']],
    [main.upsell_package_type_id, 3, []],
    [main.upsell_package_type_id, 'starter_yearly', []],
    [main.upsell_package_type_id, {}, ['wrong_type']],
    [main.upsell_package_type_product_ids, [1, 'two'], []],
    [main.upsell_package_type_product_ids, [1, null], ['wrong_type']],
    [main.criminal_record_status, false, ['required']],
    [main.criminal_record_status, true, []],
    [main.lead_approval, false, []],
    [shareholder.ubos, 0, ['at_least']],
    [shareholder.ubos, 5, ['at_most']],
    [shareholder.ubos, 4, []],
    [shareholder.birthdate, '15-11-2008', []],
    [shareholder.birthdate, '16-11-2008', ['under_age']],
    [shareholder.birthdate, '1985-03-14', ['date']],
    [shareholder.birthdate, 19850314, ['wrong_type']],
    [shareholder.expiration_date, '15-11-2026', ['after_today']],
    [shareholder.nationality, 'XXA', []],
    [shareholder.nationality, 'dutch', ['unknown_option']],
    [shareholder.residence_country, 'KP', ['country_not_served']],
    [shareholder.bsn, '123456789', ['bsn']],
    [billing.vat_number, null, []],
    [billing.vat_number, 'NL123456789B01', ['vat_number']],
    [billing.zip, 'SW1A 1AA', ['postal_code_dutch']],
    [account.password, '1234567', ['password_too_short']],
    [login.password, '1', []],
    [login.password, '', ['required']],
    [checkout.terms_of_service, false, ['required']],
  ])('$0.scope.$0.key $1: $2', (field, value, expected) => {
    expect(codes(field, value)).toEqual(expected)
  })

  test('a draft may be incomplete but not wrong', () => {
    expect(codes(main.company_name, null, { draft: true })).toEqual([])
    expect(codes(main.criminal_record_status, false, { draft: true })).toEqual([])
    expect(codes(main.company_name, 'Vo', { draft: true })).toEqual(['too_short'])
  })

  test('looks at the answers around it', () => {
    const answers = restore({
      p2: { active: true, residence_country: 'BE', firstname: 'Bo', name_as_on_document: true },
    })
    expect(codes(shareholder.zip_code, '1000', { answers, at: 'p2' })).toEqual([])
    expect(codes(shareholder.zip_code, '1000', { answers, at: 'p1' })).toEqual(['postal_code_dutch'])
    expect(codes(shareholder.firstname, 'Bo', { answers, at: 'p2' })).toEqual([])
    expect(codes(shareholder.firstname, 'Bo', { answers, at: 'p1' })).toEqual(['name_too_short'])
    expect(codes(account.password_confirmation, 'geheim-genoeg', { form: { password: 'geheim-genoeg' } })).toEqual([])
    expect(codes(account.password_confirmation, 'geheim-genoeg', { form: {} })).toEqual(['password_mismatch'])
  })

  test('knows what is being founded', () => {
    expect(codes(main.company_name, 'Stichting Tuin', { legalForm: 'foundation' })).toEqual([])
    expect(codes(main.company_name, 'Buurttuin', { legalForm: 'foundation' })).toEqual(['foundation_name'])
  })

  test('says where and with which numbers', () => {
    expect(check(shareholder.ubos, 9, { today, at: 'p3' })).toEqual([
      { code: 'at_most', path: 'p3.ubos', values: { max: 4 } },
    ])
    expect(check(billing.zip, null, { today })).toEqual([{ code: 'required', path: 'billing.zip' }])
    expect(pathOf(main.kvk)).toBe('main.kvk')
  })
})

describe('laws', () => {
  const anyField = fc.constantFrom(...allFields)
  const anyValue = fc.oneof(
    fc.anything(),
    fc.string(),
    fc.integer(),
    fc.constantFrom('01-01-1900', 'p1', 'NL', 'x'.repeat(5000)),
  )
  // Rubbish as answers around the field is the business of `restore`; here they are right, wrong in a rule, or absent.
  const anyAnswers = fc
    .constantFrom<unknown>(
      {},
      {
        main: {
          total_shares: 2,
          shares_from: 9,
          number_shares: 3,
          incorporation_date: '01-01-2001',
          company_name: 'x',
        },
      },
      { p1: { residence_country: 'BE', nationality: 'NL', document_type: 'passport', issue_date: '01-01-2099' } },
      { main: { old_acquistion: 'before_1993' }, p1: { is_existing_company: true, company_country: 'DE' } },
    )
    .map(restore)

  test('never throws, and gives only what the field says it can give', () => {
    fc.assert(
      fc.property(anyField, anyValue, anyAnswers, fc.boolean(), (field, value, answers, draft) => {
        const possible = possibleIssues(field)
        for (const given of [value, normalise(field, value)]) {
          for (const issue of check(field, given, { today, answers, at: 'p1', form: {}, draft })) {
            expect(possible).toContain(issue.code)
          }
        }
      }),
      lawfully(1500),
    )
  })

  test('every code can be given by some field, but for what is no field, what a contract asks, and what only the server knows', () => {
    const given = new Set(allFields.flatMap(possibleIssues))
    expect(issueCodes.filter((code) => !given.has(code))).toEqual([
      'unknown_field',
      'email_same',
      'password_common',
      'code_wrong',
      'code_used',
      'recovery_code_wrong',
      'recovery_code_used',
      'not_adult',
      'before_start',
      'consumer_credit',
      'costs_more',
      'too_late',
      'own_part',
    ])
  })
})
