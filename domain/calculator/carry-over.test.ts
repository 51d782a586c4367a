import { describe, expect, test } from 'vitest'
import {
  carriedOver,
  defaultOrigin,
  type GivenReply,
  holdingOrigin,
  plantedQuestions,
  reply,
  startCalculation,
} from './index.ts'

const graph = plantedQuestions
const answered = (steps: Readonly<Record<string, GivenReply | null>>) =>
  Object.entries(steps).reduce(
    (answers, [key, given]) => reply(graph, answers, key, given),
    startCalculation(defaultOrigin),
  )

describe('carriedOver', () => {
  test('company, people and language as the questionnaire asks them', () => {
    const { main, p1, p2, p3, p4 } = carriedOver(
      answered({
        converting: { main: { converting: false } },
        shareholder_count: { main: { shareholder_count: 3 } },
        shareholder_type: {
          p1: { type: 'natural_person' },
          p2: { type: 'existing_company' },
          p3: { type: 'new_company' },
        },
        language_requirement: { main: { language_requirement: false } },
        timing: { main: { timing: 'fast', incorporation_speed: 'medium' } },
        caregiver: { main: { caregiver: true } },
        dga_plan: { p1: { dga_plan: true }, p3: { dga_plan: false } },
        upsell_package: { main: { upsell_package: 'professional_monthly' } },
        email: { main: { email: 'anna@voorbeeld.nl' } },
      }),
    )
    expect(main).toEqual({
      incorporation_speed: 'medium',
      industry: 'health',
      caregiver: true,
      upsell_package: 'professional_monthly',
      email: 'anna@voorbeeld.nl',
    })
    expect(p1).toMatchObject({
      active: true,
      substep: 0,
      type: 'natural_person',
      email: 'anna@voorbeeld.nl',
      dga_plan: true,
      dutch_proficient: true,
    })
    expect(p1).not.toHaveProperty('holding')
    // Whether there is to be a holding was asked with it.
    expect([p1, p2, p3].map((row) => row.holding_declined)).toEqual([true, undefined, undefined])
    expect(p2).toMatchObject({
      active: true,
      type: 'existing_company',
      is_existing_company: true,
      is_natural_person: false,
    })
    expect(p3).toMatchObject({ active: true, type: 'new_company', holding: true, dga_plan: false })
    expect(p4).toEqual({})
  })

  test.each([
    ['asset_liability', 'new_company', true],
    ['asset_liability', 'natural_person', false],
    ['none', 'new_company', true],
    ['tax_free_transfer', 'new_company', undefined],
    ['transfer_subject_to_tax', 'natural_person', undefined],
  ])('a conversion by %s to a %s', (type_of_conversion, type, holding_structure) => {
    const { main, p1 } = carriedOver(
      answered({
        converting: { main: { converting: true, converted_from: 'proprietorship' } },
        type_of_conversion: { main: { type_of_conversion } },
        shareholder_count: { main: { shareholder_count: 1 } },
        shareholder_type: { p1: { type } },
      }),
    )
    expect(main).toMatchObject({ converted_from: 'proprietorship', type_of_conversion })
    expect(main.holding_structure).toBe(holding_structure)
    expect(p1.dutch_proficient).toBeUndefined()
  })

  test('who comes for a holding was never asked whether there is to be one', () => {
    expect(carriedOver(startCalculation(holdingOrigin)).p1).not.toHaveProperty('holding_declined')
  })

  test('who gives no care says nothing about the industry, and one who needs English nothing about the others', () => {
    const { main, p1 } = carriedOver(
      answered({
        caregiver: { main: { caregiver: false } },
        language_requirement: { main: { language_requirement: true } },
      }),
    )
    expect(main).toEqual({})
    expect(p1).not.toHaveProperty('dutch_proficient')
  })
})
