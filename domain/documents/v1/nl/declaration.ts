import type { TextsFor } from '../../template.ts'
import type { declaration as shape } from '../shapes/declaration.ts'
import {
  bankruptcyClauses,
  capacityHeading,
  closingArticles,
  convictions,
  documentArticle,
  exposureClauses,
  identityClauses,
  identityHeading,
  noBan,
  onBehalf,
  ownerTitle,
  personTitle,
  registeredClauses,
  reportsChanges,
  representativeClauses,
  statementsHeading,
  understandsDutch,
} from './declaring.ts'

/** De persoonlijke verklaring, alleen voor de notaris. */
export const declaration = {
  title: 'Persoonlijke verklaring voor de oprichting van {full_name}',
  parts: {
    person: {
      title: personTitle,
      articles: {
        identity: {
          ...identityHeading,
          clauses: {
            ...identityClauses,
            ...representativeClauses,
            address: ['Adres', '{home_address}, {home_zip} {home_town}{lives_abroad?, {p.residence_country}}'],
          },
        },
        document: documentArticle,
        capacity: {
          ...capacityHeading,
          clauses: {
            person: 'Ik ben oprichter van {full_name} en neem daarin {party_shares}.',
            company:
              'Ik vertegenwoordig {company_name}, ingeschreven in het handelsregister onder nummer {p.chamber}. Die vennootschap is oprichter van {full_name} en neemt daarin {party_shares}. Zij wordt vertegenwoordigd door {capacity}, {person_name}{jointly? en {co_director}}.',
            holding:
              'Ik richt eerst {holding_name} op en word daarvan enig aandeelhouder en bestuurder. Die vennootschap is daarna oprichter van {full_name} en neemt daarin {party_shares}.',
          },
        },
        statements: {
          ...statementsHeading,
          clauses: {
            ...exposureClauses,
            ...bankruptcyClauses,
            convictions,
            no_ban: noBan,
            money: 'Het geld waarmee de aandelen worden volgestort, heeft een legale herkomst.',
            contribution:
              'Wat ik inbreng, behoort mij toe en is op een legale manier verkregen. Ik heb alle schulden en verplichtingen van de onderneming die ik ken, opgegeven.',
            behalf: onBehalf,
            language_dutch: understandsDutch,
            language_english:
              'Ik begrijp de Engelse taal goed genoeg om een vertaling van de akte en de toelichting daarop te volgen.',
          },
        },
        owner: {
          title: ownerTitle,
          plain: 'Wie meer dan een kwart van de BV bezit of er echt de baas is, wordt als UBO bij KVK opgegeven.',
          clauses: {
            meaning:
              'Uiteindelijk belanghebbende is de natuurlijke persoon die direct of indirect {quarter_counts?ten minste|meer dan} 25% van de aandelen, de stemmen of het eigendomsbelang heeft, of die feitelijk de zeggenschap heeft. Is er zo niemand, dan worden de bestuurders opgegeven.',
            yes: 'Ik houd {is_holding?via {holding_name} }{percentage} van de aandelen en ben daarom uiteindelijk belanghebbende van {full_name}.',
            as_director:
              'Ik houd {is_holding?via {holding_name} }{percentage} van de aandelen. Omdat niemand genoeg aandelen heeft om daardoor uiteindelijk belanghebbende te zijn, word ik als bestuurder opgegeven.',
            through_company:
              'Ik houd {is_holding?via {holding_name} }{percentage} van de aandelen en ben daardoor geen uiteindelijk belanghebbende van {full_name}. Wie dat via een vennootschap wel is, stelt de notaris vast.',
            no: 'Ik houd {is_holding?via {holding_name} }{percentage} van de aandelen en ben daardoor geen uiteindelijk belanghebbende van {full_name}.',
            open: 'Ik houd {percentage} van de aandelen.',
            company: '{company_name} houdt {percentage} van de aandelen en heeft volgens haar eigen opgave {owners}.',
            ...registeredClauses,
            changes: reportsChanges,
          },
        },
        director: {
          title: 'Aanvaarding als bestuurder',
          plain: 'Je zegt ja tegen de benoeming en weet wat er van een bestuurder wordt verwacht.',
          clauses: {
            accepts:
              'Ik aanvaard mijn benoeming tot bestuurder van {full_name} met ingang van de dag van de oprichting.',
            duties:
              'Ik ken de verplichtingen van een bestuurder: een goede administratie voeren en zeven jaar bewaren, ieder jaar op tijd een jaarrekening maken en deponeren, en op tijd belasting aangeven en betalen of melden dat dat niet lukt. Ik weet dat ik persoonlijk aansprakelijk kan zijn als ik die taak onbehoorlijk vervul.',
            registered: 'Ik stem in met mijn inschrijving als bestuurder in het handelsregister.',
          },
        },
        company_director: {
          title: 'Aanvaarding als bestuurder door een vennootschap',
          plain: 'De vennootschap zegt ja tegen de benoeming. Wie haar bestuurt, blijft mede verantwoordelijk.',
          clauses: {
            accepts:
              'Namens {party_name} aanvaard ik haar benoeming tot bestuurder van {full_name} met ingang van de dag van de oprichting.',
            behind:
              'Ik weet dat de aansprakelijkheid van {party_name} als bestuurder ook rust op haar eigen bestuurders. Voor geen van hen geldt in een land van de Europese Unie een bestuursverbod.',
            duties:
              '{party_name} kent de verplichtingen van een bestuurder: administratie, jaarrekening, deponering en belastingaangifte.',
            registered: 'Ik stem namens {party_name} in met haar inschrijving als bestuurder in het handelsregister.',
          },
        },
        ...closingArticles,
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
