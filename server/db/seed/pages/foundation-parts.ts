import { block, par, richText, to } from './building.ts'
import { point, question } from './parts.ts'

// What both pages about foundations say.

/** To Dutch readers which of the two they may want instead; to others that all of it is in Dutch. */
export const inDutchOnly = ([other, address]: readonly [other: string, address: `/${string}`]) =>
  block('notice', {
    tone: 'information',
    body: [
      richText(par(`${other} `, to(address, 'Lees meer'), '.')),
      richText(
        'This service is in Dutch: the questions, the deed and the conversation with the notary. Everyone on the first board must understand Dutch. Rather in English? Contact us and we will see what we can do.',
      ),
    ],
  })

export const foundationDocuments = [
  point(
    'deed',
    ['Akte van oprichting', 'Deed of incorporation'],
    [
      'Met de statuten: het doel, het bestuur en hoe er wordt besloten. Bij elk artikel staat wat het betekent.',
      'With the articles: the purpose, the board and how decisions are made. Each article is explained.',
    ],
  ),
  point(
    'talk',
    ['Gesprek met de notaris', 'A conversation with the notary'],
    [
      'De notaris legt de akte uit en stelt vast wie de oprichters zijn.',
      'The notary explains the deed in Dutch and checks who the founders are.',
    ],
  ),
  point(
    'register',
    ['Inschrijving bij KVK', 'Registration with KVK'],
    [
      'De notaris schrijft de stichting in. Je krijgt het KVK-nummer en het uittreksel.',
      'The notary registers the foundation. You get the KVK number and the extract.',
    ],
  ),
  point(
    'people',
    ['UBO-opgave', 'UBO filing'],
    [
      'Meestal gelden de bestuursleden als UBO. De opgave volgt uit wat je invult.',
      'Usually the board members count as UBOs. The filing follows from what you fill in.',
    ],
  ),
]

export const boardSigns = question(
  ['Moet iedereen naar de notaris?', 'Does everyone have to see a notary?'],
  [
    'Ieder eerste bestuurslid tekent een volmacht bij een notaris, want voor een stichting bestaat nog geen online akte. Bij het kantoor dat je akte maakt kost dat niets extra. Wie in het buitenland woont, doet het bij een notaris daar. Per persoon zie je hoe, wat het kost en hoelang het duurt.',
    'Each first board member signs a power of attorney in front of a notary, because there is no online deed for a foundation yet. At the office that makes your deed this costs nothing extra. Anyone who lives abroad does it with a notary there. For each person you see how, what it costs and how long it takes.',
  ],
)
