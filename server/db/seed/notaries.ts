import { seedOf } from './plant.ts'

/** Invented offices in real towns, so that the service can be tried out: nobody works there and nothing stands there. */
const offices = [
  ['Amsterdam', 'Noord-Holland', 52.37403, 4.88969, 'Notariskantoor De Papieren Gracht', 'Hendrik Willem van Gracht'],
  ['Rotterdam', 'Zuid-Holland', 51.9225, 4.47917, 'Notariaat De Houten Kraan', 'Josephine Maria Kraanstra'],
  ['Den Haag', 'Zuid-Holland', 52.07667, 4.29861, 'Notarissen aan het Inktplein', 'Adriaan Pieter Inktvis'],
  ['Utrecht', 'Utrecht', 52.09083, 5.12222, 'Notariskantoor De Stille Werf', 'Cornelia Johanna Werfman'],
  ['Eindhoven', 'Noord-Brabant', 51.44083, 5.47778, 'Notariaat Het Gele Lampje', 'Theodora Anna Lampenburg'],
  ['Groningen', 'Groningen', 53.21917, 6.56667, 'Notariskantoor De Noorderveer', 'Berend Jan Noordveer'],
  ['Tilburg', 'Noord-Brabant', 51.55551, 5.0913, 'Notarissen De Wollen Draad', 'Wilhelmina Petronella Draadjer'],
  ['Almere', 'Flevoland', 52.37025, 5.21413, 'Notariaat De Jonge Polder', 'Karel Frederik Polderman'],
  ['Breda', 'Noord-Brabant', 51.58656, 4.77596, 'Notariskantoor De Twaalf Zegels', 'Elisabeth Catharina Zegelaar'],
  ['Nijmegen', 'Gelderland', 51.8425, 5.85278, 'Notariaat De Oude Ganzenveer', 'Gerrit Hendrik Ganzeveer'],
  ['Apeldoorn', 'Gelderland', 52.21, 5.96944, 'Notariskantoor Het Papieren Paleis', 'Margaretha Louise Paleisman'],
  ['Arnhem', 'Gelderland', 51.98, 5.91111, 'Notarissen Onder de Kastanje', 'Johannes Albertus Kastanje'],
  ['Haarlem', 'Noord-Holland', 52.38084, 4.63683, 'Notariaat Het Lakzegel', 'Frederika Helena Lakzegel'],
  ['Amersfoort', 'Utrecht', 52.155, 5.3875, 'Notariskantoor De Gladde Kei', 'Willem Cornelis Keisteen'],
  ['Enschede', 'Overijssel', 52.21833, 6.89583, 'Notariaat De Laatste Stoomfluit', 'Hermina Gerarda Stoomman'],
  ["'s-Hertogenbosch", 'Noord-Brabant', 51.69917, 5.30417, 'Notarissen De Zoete Bol', 'Franciscus Antonius Zoetebol'],
  ['Zaandam', 'Noord-Holland', 52.43854, 4.82643, 'Notariskantoor De Groene Gevel', 'Pieternella Klasina Groenegevel'],
  ['Zwolle', 'Overijssel', 52.5125, 6.09444, 'Notariaat De Blauwe Vinger', 'Arend Jan Blauwvinger'],
  ['Leiden', 'Zuid-Holland', 52.15833, 4.49306, 'Notariskantoor De Geleerde Uil', 'Christina Adriana Uilenberg'],
  ['Leeuwarden', 'Fryslân', 53.20139, 5.80859, 'Notariaat De Scheve Klok', 'Anneke Jantina Klokstra'],
] as const

export const notaries = seedOf(
  'notaries',
  ({ id }) => String(id),
  offices.map(([city, province, latitude, longitude, name, notary], index) => ({
    id: index + 1,
    name: `${name} (voorbeeld)`,
    notary_name: notary,
    city,
    province,
    latitude,
    longitude,
    dutch_information: `Voorbeeldkantoor in ${city}. Je tekent hier de akte op afspraak. Neem je paspoort, identiteitskaart of rijbewijs mee; het gesprek duurt ongeveer een halfuur.`,
    english_information: `Example office in ${city}. You sign the deed here by appointment. Bring your passport, identity card or driver’s license; the appointment takes about half an hour.`,
    flows: null,
    position: (index + 1) * 10,
  })),
)
