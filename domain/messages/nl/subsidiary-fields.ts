import type { TextsOf } from '../texts.ts'

type SubsidiaryField = 'above_existing_company' | 'subsidiary_kvk' | 'subsidiary_name' | 'transfer_shares_along'

/** Vragen over de BV waar een holding boven komt. */
export const subsidiaryFields: Pick<TextsOf<'main'>, SubsidiaryField> = {
  above_existing_company: {
    label: 'Komt je holding boven een BV die je al hebt?',
    help: 'Dan worden de aandelen van die BV straks van je holding.',
    why: 'De notaris moet weten welke bedrijven bij elkaar gaan horen.',
  },
  subsidiary_kvk: {
    label: 'Wat is het KVK-nummer van die BV?',
    help: 'Acht cijfers. Je vindt het op het uittreksel of op een factuur.',
  },
  subsidiary_name: {
    label: 'Hoe heet die BV?',
    help: 'Zoals bij KVK. Laat B.V. weg; dat zetten wij erachter.',
    issues: { required: 'Vul de naam van die BV in' },
  },
  transfer_shares_along: {
    label: 'Zullen we de aandelen van die BV meteen naar je holding overdragen?',
    help: 'Een holding zonder aandelen doet nog niets. De overdracht is een aparte akte, met een eigen prijs.',
  },
}
