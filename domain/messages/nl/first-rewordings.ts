import type { Rewordings } from '../rewordings.ts'

/** De eerste vragen zoals een ander product ze stelt. */
export const firstRewordings: Rewordings = {
  company_name: {
    holding: {
      label: 'Hoe gaat je holding heten?',
      help: 'Laat B.V. weg; dat zetten wij erachter. Vaak staat er Holding of Beheer in, maar dat hoeft niet.',
    },
    conversion: {
      help: 'Laat B.V. weg; dat zetten wij erachter. De naam van je huidige bedrijf mag je gewoon houden.',
    },
    foundation: {
      label: 'Hoe gaat de stichting heten?',
      help: 'Het woord Stichting hoort in de naam, bijvoorbeeld Stichting Buurttuin Oost.',
    },
    transfer: {
      label: 'Van welke BV worden de aandelen overgedragen?',
      help: 'De naam zoals die bij KVK staat. B.V. mag je weglaten.',
    },
  },
  email: {
    foundation: { help: 'Hier mailen wij en de notaris je over de stichting.' },
    transfer: { help: 'Hier mailen wij en de notaris je over de overdracht.' },
  },
  headquarters: {
    holding: { label: 'In welke gemeente krijgt de holding haar zetel?' },
    foundation: {
      label: 'In welke gemeente krijgt de stichting haar zetel?',
      help: 'De zetel is waar de stichting officieel thuishoort; de gemeente komt in de statuten. Het kantoor mag ergens anders zijn. Verplaatsen kan later alleen bij de notaris.',
    },
    transfer: {
      label: 'In welke gemeente heeft de BV haar zetel?',
      help: 'Dit staat in de statuten en op het uittreksel van KVK.',
    },
  },
  office_address: { transfer: { help: 'Straat en huisnummer, zoals ze bij KVK staan.' } },
  activities: {
    foundation: {
      label: 'Wat is het doel van de stichting?',
      help: 'Maak de zin af: “De stichting heeft ten doel …”. De tekst komt in de statuten.',
    },
  },
}
