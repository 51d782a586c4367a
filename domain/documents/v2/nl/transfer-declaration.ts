import type { TextsFor } from '../../template.ts'
import type { transferDeclaration as shape } from '../shapes/transfer-declaration.ts'
import {
  bankruptcyClauses,
  bySignerDocument,
  bySignerIdentity,
  bySignerStatements,
  capacityHeading,
  closingArticles,
  convictions,
  documentArticle,
  exposureClauses,
  identityClauses,
  identityHeading,
  ownerTitle,
  personTitle,
  privacyArticle,
  registeredClauses,
  representativeClauses,
  statementsHeading,
  understandsDutch,
} from './declaration.ts'
import { signatureHeading, signatureLines, whoSigns } from './signing.ts'

/** De persoonlijke verklaring van verkoper en koper, alleen voor de notaris. */
export const transferDeclaration = {
  title: 'Persoonlijke verklaring bij de overdracht van aandelen in {full_name}',
  parts: {
    person: {
      title: personTitle,
      articles: {
        who_signs: whoSigns,
        identity: {
          ...identityHeading,
          clauses: {
            ...identityClauses,
            ...representativeClauses,
            address: ['Adres', '{home_address}, {home_zip} {home_town}'],
            lives: ['Woont in Nederland', '{p.lives_in_netherlands}'],
          },
        },
        document: documentArticle,
        capacity: {
          ...capacityHeading,
          clauses: {
            seller: 'Ik verkoop {transferred_count} in het kapitaal van {full_name}.',
            seller_company:
              'Ik vertegenwoordig {company_name}, ingeschreven in het handelsregister onder nummer {p.chamber}. Die vennootschap verkoopt {transferred_count} in het kapitaal van {full_name}. Zij wordt vertegenwoordigd door {capacity}, {person_name}{jointly? en {co_director}}.',
            buyer: 'Ik koop {party_shares} in het kapitaal van {full_name}.',
            buyer_company:
              'Ik vertegenwoordig {company_name}, ingeschreven in het handelsregister onder nummer {p.chamber}. Die vennootschap koopt {party_shares} in het kapitaal van {full_name}. Zij wordt vertegenwoordigd door {capacity}, {person_name}{jointly? en {co_director}}.',
          },
        },
        statements: {
          ...statementsHeading,
          clauses: {
            ...exposureClauses,
            ...bankruptcyClauses,
            convictions,
            money:
              'Het geld waarmee de koopprijs {main.purchase_price_received?is|wordt} betaald, heeft een legale herkomst.',
            title: 'De aandelen zijn van {is_company?{company_name}|mij} en van niemand anders.',
            title_partner:
              'De aandelen staan op mijn naam. Niemand anders heeft er recht op, behalve mijn echtgenoot of partner voor zover zij in een gemeenschap van goederen vallen.',
            price:
              'De koopprijs die in de akte staat, is de werkelijke prijs. Er zijn geen andere afspraken over wat er wordt betaald dan die aan de notaris zijn meegedeeld.',
            behalf: 'Ik handel voor {is_company?{company_name}|mezelf} en niet als stroman van een ander.',
            language: understandsDutch,
          },
        },
        owner: {
          title: ownerTitle,
          plain: 'Wie meer dan een kwart van de BV bezit of er echt de baas is, staat als UBO bij KVK.',
          clauses: {
            meaning:
              'Uiteindelijk belanghebbende is de natuurlijke persoon die direct of indirect meer dan 25% van de aandelen, de stemmen of het eigendomsbelang heeft, of die feitelijk de zeggenschap heeft.',
            part: 'Door deze overdracht {is_company?verkrijgt {company_name}|verkrijg ik} {part} van alle aandelen in {full_name}.{takes_all?| Aandelen die {is_company?{company_name}|ik} al had, tellen daarnaast mee.}',
            sole: '{is_company?{company_name} heeft na de overdracht alle aandelen en wordt|Ik heb na de overdracht alle aandelen en word} als enig aandeelhouder opgegeven.',
            company: '{company_name} heeft volgens haar eigen opgave {owners}.',
            ...registeredClauses,
            changes:
              'Ik werk eraan mee dat een wijziging in de uiteindelijk belanghebbenden binnen een week bij KVK wordt opgegeven.',
          },
        },
        seller_owner: {
          title: 'Wie er achter de verkoper staat',
          plain: 'De notaris moet weten van wie de BV is die verkoopt.',
          clauses: {
            company: '{company_name} heeft volgens haar eigen opgave {owners}.',
            ...registeredClauses,
          },
        },
        ...closingArticles,
      },
    },
    other: {
      title: '{acts_for_party?Verklaring van een medebestuurder van {company_name}|Verklaring van {signer_name}}',
      articles: {
        other_who_signs: whoSigns,
        other_identity: {
          title: identityHeading.title,
          plain: 'Vul dit in, precies zoals het op je identiteitsbewijs staat.',
          clauses: { name: ['Naam', '{signer_name}'], ...bySignerIdentity },
        },
        other_document: bySignerDocument,
        other_capacity: {
          ...capacityHeading,
          clauses: {
            seller_company:
              'Ik ben bestuurder van {company_name}, ingeschreven in het handelsregister onder nummer {p.chamber}, en vertegenwoordig die vennootschap samen met {person_name}. Zij verkoopt {transferred_count} in het kapitaal van {full_name}.',
            buyer_company:
              'Ik ben bestuurder van {company_name}, ingeschreven in het handelsregister onder nummer {p.chamber}, en vertegenwoordig die vennootschap samen met {person_name}. Zij koopt {party_shares} in het kapitaal van {full_name}.',
            board:
              'Ik vertegenwoordig {full_name}, ingeschreven in het handelsregister onder nummer {main.kvk}{acts_for_company?, namens haar bestuurder {board_company}}. {full_name} is partij bij de akte om de levering van aandelen in haar kapitaal te erkennen.',
            director:
              'Ik word met ingang van de dag van de levering bestuurder van {full_name}, ingeschreven in het handelsregister onder nummer {main.kvk}. Mijn aanvaarding staat bij het besluit van de algemene vergadering.',
          },
        },
        other_statements: {
          ...statementsHeading,
          clauses: {
            ...bySignerStatements,
            convictions,
            behalf:
              'Ik handel voor {acts_for_self?mezelf|{acts_for_party?{company_name}|{full_name}}} en niet als stroman van een ander.',
            language: understandsDutch,
          },
        },
        other_privacy: privacyArticle,
        other_signature: { ...signatureHeading, clauses: signatureLines },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
