import { countryCodes, nationalityCodes } from './countries.ts'

export const isCountry = (code: string): boolean => countryCodes.some((known) => known === code)

export const isNationality = (code: string): boolean => nationalityCodes.includes(code)
