import type { TextsFor } from '../../template.ts'
import type { foundationDeclaration as shape } from '../shapes/foundation.ts'
import {
  capacityHeading,
  closingArticles,
  convictions,
  documentArticle,
  exposureClauses,
  identityClauses,
  identityHeading,
  noBan,
  notBankrupt,
  ownerTitle,
  personTitle,
  reportsChanges,
  statementsHeading,
  understandsDutch,
} from './declaration.ts'
import { whoSigns } from './signing.ts'

/** De persoonlijke verklaring van een bestuurslid, alleen voor de notaris. */
export const foundationDeclaration = {
  title: 'Persoonlijke verklaring voor de oprichting van {full_name}',
  parts: {
    person: {
      title: personTitle,
      articles: {
        who_signs: whoSigns,
        identity: {
          ...identityHeading,
          clauses: {
            ...identityClauses,
            address: ['Adres', '{p.address}, {p.zip_code} {p.location}{lives_abroad?, {p.residence_country}}'],
          },
        },
        document: documentArticle,
        capacity: {
          ...capacityHeading,
          clauses: {
            founder: 'Ik ben oprichter van {full_name} en word daarvan bestuurslid{has_office?, als {role}}.',
            contact: 'Berichten over de oprichting gaan naar {main.email}.',
          },
        },
        statements: {
          ...statementsHeading,
          clauses: {
            ...exposureClauses,
            bankrupt: notBankrupt,
            convictions,
            behalf: 'Ik handel voor mezelf en niet als stroman van een ander.',
            language: understandsDutch,
          },
        },
        charity: {
          title: 'Voor de status van ANBI',
          plain:
            'De Belastingdienst let op wie er in het bestuur zitten en of niemand alleen de baas is over het geld.',
          clauses: {
            related:
              '{main.board_related?Tussen bestuursleden bestaan familiebanden, een huwelijk, een partnerschap of een gezamenlijke huishouding. Ik heb de notaris daarover ingelicht.|Ik ben geen bloed- of aanverwant van een ander bestuurslid tot en met de vierde graad, ben niet met een van hen gehuwd of geregistreerd als partner, en voer met geen van hen een gezamenlijke huishouding. Verandert dat, dan meld ik dat direct aan het bestuur; ik weet dat een van ons dan het bestuur verlaat.}',
            control:
              '{main.board_decisive_control?Eén bestuurslid kan alleen over het vermogen beslissen. Ik heb de notaris daarover ingelicht.|Niemand kan alleen over het vermogen van de stichting beslissen, en niemand heeft een doorslaggevende stem of een veto.}',
            integrity:
              'Ik weet dat een onherroepelijke veroordeling van een bestuurslid in de afgelopen vier jaar een reden kan zijn om de status te weigeren of in te trekken.',
            no_promise: 'Ik weet dat de Belastingdienst pas na de oprichting over de status beslist.',
          },
        },
        owner: {
          title: ownerTitle,
          plain: 'Een stichting heeft geen aandeelhouders. Daarom worden de bestuursleden bij KVK opgegeven.',
          clauses: {
            board:
              'Niemand is eigenaar van de stichting. Daarom word ik als bestuurslid opgegeven in het register van uiteindelijk belanghebbenden.',
            changes: reportsChanges,
          },
        },
        member: {
          title: 'Aanvaarding als bestuurslid',
          plain: 'Je zegt ja tegen de benoeming en weet wat er van een bestuurslid wordt verwacht.',
          clauses: {
            accepts:
              'Ik aanvaard mijn benoeming tot bestuurslid van {full_name}{has_office?, als {role}}, met ingang van de dag van de oprichting en voor {first_term}.',
            no_ban: noBan,
            duties:
              'Ik ken de verplichtingen van een bestuurslid: een goede administratie voeren en zeven jaar bewaren, binnen zes maanden na elk boekjaar de jaarstukken maken, en handelen in het belang van de stichting. Ik weet dat ik persoonlijk aansprakelijk kan zijn als ik die taak onbehoorlijk vervul.',
            registered: 'Ik stem in met mijn inschrijving als bestuurslid in het handelsregister.',
          },
        },
        ...closingArticles,
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
