import {
  isInhabited,
  countries as list,
  nationalityCodes,
  priorityOf,
  riskOf,
  statelessCode,
} from '#domain/fields/index.ts'
import { en, nl } from '#domain/messages/index.ts'
import { seedOf } from './plant.ts'

/** The domain's list in both languages; from here on the table is what the service goes by. */
export const countries = seedOf('countries', ({ code }) => code, [
  ...list.map(({ code }) => {
    const ownNationality = nationalityCodes.includes(code)
    return {
      code,
      priority: priorityOf(code),
      name_nl: nl.countries[code].name,
      name_en: en.countries[code].name,
      nationality_nl: ownNationality ? nl.countries[code].nationality : null,
      nationality_en: ownNationality ? en.countries[code].nationality : null,
      inhabited: isInhabited(code),
      risk_level: riskOf(code),
    }
  }),
  {
    code: statelessCode,
    priority: 0,
    name_nl: null,
    name_en: null,
    nationality_nl: nl.stateless,
    nationality_en: en.stateless,
    inhabited: false,
    risk_level: 'low',
  },
])
