/** Where the number of a document stands and what it looks like, by who issued it: nobody has to search for it. */

const kept =
  'The notary checks the document with it. Only the notary and those of us who help you see it, and we store it encrypted.'

const passport = 'At the top right of the page with the photo'
const card = 'On the front of the card'

const places: Readonly<Record<string, string>> = {
  passport: `${passport}, and at the start of the bottom line with arrows (<<<).`,
  identity_card: `${card}, and on the back in the top line with arrows (<<<), after the first five characters.`,
  driver_licence: 'After the figure 5 on the front of the license.',
  NL_passport: `${passport}: 9 characters, never the letter O.`,
  NL_identity_card: 'At the top right of the front: 9 characters, never the letter O.',
  NL_driver_licence: 'After the figure 5 on the front: 10 digits.',
  BE_passport: `${passport}: 2 letters and 6 digits.`,
  BE_identity_card: `${card}, at the card number. Not your national register number.`,
  BR_passport: `${passport}: 2 letters and 6 digits.`,
  CN_passport: `${passport}: 9 characters, usually with an E first.`,
  DE_passport: `${passport}: 9 characters.`,
  DE_identity_card: 'At the top right of the front: 9 characters.',
  ES_passport: `${passport}: letters and 6 digits. Not your DNI number.`,
  ES_identity_card: `${card}, at “Núm. soport” or IDESP: 3 letters and 6 digits. Not your DNI number.`,
  FR_passport: `${passport}: 2 digits, 2 letters and 5 digits.`,
  GB_passport: `${passport}: 9 digits.`,
  IN_passport: `${passport}: a letter and 7 digits.`,
  IT_passport: `${passport}: 2 letters and 7 digits.`,
  IT_identity_card: 'At the top right of the front: 2 letters, 5 digits and 2 letters.',
  PL_passport: `${passport}: 2 letters and 7 digits. Not your PESEL number.`,
  PL_identity_card: `${card}: 3 letters and 6 digits. Not your PESEL number.`,
  PT_passport: `${passport}: letters and 6 digits.`,
  SG_passport: `${passport}: a letter, 7 digits and a letter. Not your NRIC number.`,
  TR_passport: `${passport}: a letter and 8 digits.`,
  US_passport: `${passport}: 9 digits, or a letter and 8 digits.`,
  ZA_passport: `${passport}: a letter and 8 digits.`,
}

export const documentPlaces: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(places).map(([sort, place]) => [sort, `${place} ${kept}`]),
)
