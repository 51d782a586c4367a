const behind =
  /(?:^|[\s(])(?:b\.?\s?v|n\.?\s?v|v\.?\s?o\.?\s?f|c\.?\s?v|u\.?\s?a|gmbh|a\.?g|ltd|limited|llc|llp|plc|inc|sarl|s\.?à\.?r\.?l|s\.?r\.?l|s\.?a)\.?\)?$/i
const before = /^(?:stichting|vereniging|coöperatie|cooperatie|maatschap|b\.?\s?v\.?|n\.?\s?v\.?)\s/i

/** Whether a name is that of a company or foundation, by its legal form: such a one signs by a person. */
export const isEntityName = (name: string): boolean => behind.test(name.trim()) || before.test(name.trim())
