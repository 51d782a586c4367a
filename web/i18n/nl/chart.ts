/** Who owns what, drawn. */
export const chart = {
  heading: 'Wie bezit wat',
  owns: '{owner} houdt {share} van {owned}',
  board: '{owner} zit in het bestuur van {owned}',
  ubo: 'UBO, {share}',
  pseudo: 'pseudo-UBO',
  unknown: 'eigenaren onbekend',
  director: 'bestuurder',
  company: 'het bedrijf waar het om gaat',
  others: 'andere aandeelhouders',
  unnamed: 'nog zonder naam',
  holding: 'nieuwe holding',
  is: '{name}: {what}',
  none: 'Er is nog niet genoeg ingevuld om te laten zien wie wat bezit.',
} as const
