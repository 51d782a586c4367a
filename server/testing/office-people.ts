import type { Role } from '#contract/roles.ts'

type OfficePerson = {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly role: Role
  readonly office: number | null
}

/** Two people of one office, one of another, one of support and one who runs the service. Orders that name no office go to others first. */
export const officePeople = {
  notary: {
    ...{ email: 'anneke@kantoor.example', firstname: 'Anneke', lastname: 'Terpstra' },
    ...{ role: 'notary', office: 20 },
  },
  clerk: {
    ...{ email: 'jelle@kantoor.example', firstname: 'Jelle', lastname: 'Hoekstra' },
    ...{ role: 'notary', office: 20 },
  },
  neighbour: {
    ...{ email: 'karel@ander-kantoor.example', firstname: 'Karel', lastname: 'Uil' },
    ...{ role: 'notary', office: 19 },
  },
  support: {
    ...{ email: 'noor@hulp.example', firstname: 'Noor', lastname: 'Visser' },
    ...{ role: 'support', office: null },
  },
  admin: {
    ...{ email: 'roos@oprecht.example', firstname: 'Roos', lastname: 'Vermeulen' },
    ...{ role: 'admin', office: null },
  },
} as const satisfies Record<string, OfficePerson>

export type OfficeRole = keyof typeof officePeople

export const officePassword = 'negen-blauwe-mappen'
