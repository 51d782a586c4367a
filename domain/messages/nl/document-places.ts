/** Where the number of a document stands and what it looks like, by who issued it: nobody has to search for it. */

const kept =
  'De notaris controleert er het document mee. Alleen de notaris en onze mensen die je helpen zien het, en we bewaren het versleuteld.'

const passport = 'Rechtsboven op de bladzijde met de foto'
const card = 'Op de voorkant van de kaart'

const places: Readonly<Record<string, string>> = {
  passport: `${passport}, en aan het begin van de onderste regel met pijltjes (<<<).`,
  identity_card: `${card}, en op de achterkant in de bovenste regel met pijltjes (<<<), na de eerste vijf tekens.`,
  driver_licence: 'Achter het cijfer 5 op de voorkant van het rijbewijs.',
  NL_passport: `${passport}: 9 tekens, nooit met de letter O.`,
  NL_identity_card: 'Rechtsboven op de voorkant: 9 tekens, nooit met de letter O.',
  NL_driver_licence: 'Achter het cijfer 5 op de voorkant: 10 cijfers.',
  BE_passport: `${passport}: 2 letters en 6 cijfers.`,
  BE_identity_card: `${card}, bij kaartnummer. Niet je rijksregisternummer.`,
  BR_passport: `${passport}: 2 letters en 6 cijfers.`,
  CN_passport: `${passport}: 9 tekens, meestal met een E vooraan.`,
  DE_passport: `${passport}: 9 tekens.`,
  DE_identity_card: 'Rechtsboven op de voorkant: 9 tekens.',
  ES_passport: `${passport}: letters en 6 cijfers. Niet je DNI-nummer.`,
  ES_identity_card: `${card}, bij “Núm. soport” of IDESP: 3 letters en 6 cijfers. Niet je DNI-nummer.`,
  FR_passport: `${passport}: 2 cijfers, 2 letters en 5 cijfers.`,
  GB_passport: `${passport}: 9 cijfers.`,
  IN_passport: `${passport}: een letter en 7 cijfers.`,
  IT_passport: `${passport}: 2 letters en 7 cijfers.`,
  IT_identity_card: 'Rechtsboven op de voorkant: 2 letters, 5 cijfers en 2 letters.',
  PL_passport: `${passport}: 2 letters en 7 cijfers. Niet je PESEL-nummer.`,
  PL_identity_card: `${card}: 3 letters en 6 cijfers. Niet je PESEL-nummer.`,
  PT_passport: `${passport}: letters en 6 cijfers.`,
  SG_passport: `${passport}: een letter, 7 cijfers en een letter. Niet je NRIC-nummer.`,
  TR_passport: `${passport}: een letter en 8 cijfers.`,
  US_passport: `${passport}: 9 cijfers, of een letter en 8 cijfers.`,
  ZA_passport: `${passport}: een letter en 8 cijfers.`,
}

export const documentPlaces: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(places).map(([sort, place]) => [sort, `${place} ${kept}`]),
)
