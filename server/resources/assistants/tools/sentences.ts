import type { Locale } from '#domain/values/index.ts'
import type { AnswerRefusalCode, ToolRefusalCode } from './codes.ts'

type Sentences = {
  readonly refusals: Readonly<Record<ToolRefusalCode, string>>
  readonly answers: Readonly<Record<AnswerRefusalCode, string>>
  readonly hand_over: string
  readonly deed: string
}

/** What an assistant hears, put so that it can be read out to the founder as it is. */
export const assistantSentences: Readonly<Record<Locale, Sentences>> = {
  nl: {
    refusals: {
      not_found: 'Dit concept is er niet, of het hoort niet bij deze verbinding.',
      not_allowed: 'Dit mag deze assistent niet. Verbind hem opnieuw om het toe te staan.',
      only_one_draft: 'Deze assistent is voor één dossier verbonden en begint dus niets nieuws.',
      paid: 'Hiervoor is betaald. Je assistent kan het nog lezen, maar verandert er niets meer aan.',
      stale_version: 'Er is intussen iets veranderd, dus er is niets opgeslagen. Lees eerst wat er nu staat.',
      request_id_used: 'Dit request_id is al voor iets anders gebruikt. Neem een nieuw.',
      too_many_drafts: 'Vandaag zijn er al genoeg concepten begonnen. Morgen kan het weer.',
      not_offered: 'Dit bieden we nu niet aan.',
      unavailable: 'Het lukte nu niet. Er is niets opgeslagen; probeer het zo nog eens.',
    },
    answers: {
      by_hand: 'Dit vul je zelf in. Je assistent ziet het niet en vult het niet in.',
      not_asked: 'Deze vraag stellen we hierbij niet.',
      nobody_there: 'Deze persoon doet nog niet mee, en er is geen plaats of er gaat nog iemand voor.',
    },
    hand_over:
      'Ga hier zelf verder. Kijk na wat je assistent heeft ingevuld, vul in wat alleen jij weet, en dan kun je betalen.',
    deed: 'Dit is een concept. Wat alleen jij invult, zoals geboortedata, staat er niet in; de notaris stelt de akte vast.',
  },
  en: {
    refusals: {
      not_found: 'This draft does not exist, or it does not belong to this connection.',
      not_allowed: 'This assistant may not do this. Connect it again to allow it.',
      only_one_draft: 'This assistant is connected for one file only, so it cannot start anything new.',
      paid: 'This has been paid for. Your assistant can still read it, but no longer change it.',
      stale_version: 'Something changed in the meantime, so nothing was saved. Read what it says now first.',
      request_id_used: 'This request_id was already used for something else. Take a new one.',
      too_many_drafts: 'Enough drafts were started today. Tomorrow there is room again.',
      not_offered: 'We do not offer this at the moment.',
      unavailable: 'That did not work just now. Nothing was saved; please try again in a moment.',
    },
    answers: {
      by_hand: 'You fill this in yourself. Your assistant neither sees it nor fills it in.',
      not_asked: 'This is not asked here.',
      nobody_there: 'This person is not taking part yet, and there is no room or somebody else comes first.',
    },
    hand_over:
      'Carry on here yourself. Check what your assistant filled in, add what only you know, and then you can pay.',
    deed: 'This is a draft. What only you fill in, such as dates of birth, is left out; the notary settles the deed.',
  },
}
