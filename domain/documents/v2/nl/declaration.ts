import type { TextsFor } from '../../template.ts'
import type { declaration as shape } from '../shapes/declaration.ts'
import { signatureHeading, signatureLines, whoSigns } from './signing.ts'

/** Wat iedereen in een persoonlijke verklaring op dezelfde manier leest. */

export const personTitle = 'Verklaring van {person_name}'

export const identityHeading = {
  title: 'Mijn gegevens',
  plain: 'Controleer of alles precies zo op je identiteitsbewijs staat.',
} as const

export const identityClauses = {
  name: ['Naam', '{p.prefix} {p.firstname} {p.lastname}'],
  born: ['Geboren', 'op {p.birthdate} te {p.birthplace}, {p.country_of_birth}'],
  marital_status: ['Burgerlijke staat', '{p.marital_status}'],
  email: ['E-mailadres', '{p.email}'],
  phone: ['Telefoonnummer', '{p.phone_number}'],
  nationality: ['Nationaliteit', '{p.nationality}'],
  bsn: ['Burgerservicenummer', '{p.bsn}'],
  no_bsn: ['Burgerservicenummer', '{p.bsn_not_present?niet aanwezig}'],
} as const

export const representativeClauses = {
  representative_born: ['Geboren', 'op {p.representative_birthdate} te {p.representative_birthplace}'],
} as const

export const documentArticle = {
  title: 'Mijn identiteitsbewijs',
  plain: 'Het document moet nog geldig zijn op de dag dat de notaris je identificeert.',
  clauses: {
    sort: ['Soort', '{p.document_type}'],
    number: ['Nummer', '{p.document_number}'],
    issued: ['Afgegeven', 'op {p.issue_date} {issued_at}'],
    expires: ['Geldig tot', '{p.expiration_date}'],
  },
} as const

export const capacityHeading = { title: 'Mijn rol', plain: 'In welke rol je deze verklaring tekent.' } as const

export const statementsHeading = {
  title: 'Ik verklaar het volgende',
  plain: 'De wet verplicht de notaris dit te vragen. Klopt een zin niet, teken dan niet en bel ons.',
} as const

export const exposureClauses = {
  truth: 'Ik heb alle gegevens in deze verklaring en in de vragenlijst naar waarheid ingevuld.',
  pep_no:
    'Ik heb nu geen politiek prominente functie en had die in de afgelopen twaalf maanden ook niet. Dat geldt ook voor mijn partner, mijn ouders, mijn kinderen en hun partners, en voor de mensen met wie ik zakelijk nauw verbonden ben.',
  pep_yes:
    'Ik, een naast familielid of iemand met wie ik zakelijk nauw verbonden ben, heeft een politiek prominente functie of had die in de afgelopen twaalf maanden. Ik heb de notaris daarover volledig ingelicht.',
  pep_open: 'Nog in te vullen: {p.pep}.',
} as const

export const notBankrupt =
  'Ik ben niet failliet en ben in de afgelopen vier jaar niet persoonlijk of als bestuurder betrokken geweest bij een faillissement dat nog niet is afgewikkeld.'

export const bankruptcyClauses = {
  bankrupt_none: notBankrupt,
  bankrupt_settled:
    'Ik ben niet failliet. In de afgelopen vier jaar ben ik persoonlijk of als bestuurder betrokken geweest bij een faillissement. Dat faillissement is afgewikkeld.',
  bankrupt_unsettled:
    'Ik ben in de afgelopen vier jaar persoonlijk of als bestuurder betrokken geweest bij een faillissement dat nog niet is afgewikkeld.',
  bankrupt_unsure:
    'Ik ben in de afgelopen vier jaar persoonlijk of als bestuurder betrokken geweest bij een faillissement. Nog in te vullen: {main.bankruptcy_settled}.',
  bankrupt_open: 'Nog in te vullen: {main.bankruptcy}.',
} as const

export const convictions = 'Ik ben niet onherroepelijk veroordeeld voor een vermogensdelict of een economisch delict.'

export const understandsDutch =
  'Ik begrijp de Nederlandse taal goed genoeg om de akte en de toelichting daarop te volgen.'

export const ownerTitle = 'Uiteindelijk belanghebbende (UBO)'

export const registeredClauses = {
  company_registered: 'De uiteindelijk belanghebbenden van {company_name} staan ingeschreven in het register bij KVK.',
  company_not_registered:
    'De uiteindelijk belanghebbenden van {company_name} staan nog niet ingeschreven in het register bij KVK. Ik weet dat de notaris de akte pas kan verlijden als dat is gebeurd.',
} as const

export const reportsChanges = 'Verandert er iets in deze gegevens, dan geef ik dat binnen een week door.'

export const noBan =
  'Voor mij geldt in geen enkel land van de Europese Unie een bestuursverbod. Ik sta niet onder curatele en mijn vermogen staat niet onder bewind.'

export const privacyArticle = {
  title: 'Wat er met deze verklaring gebeurt',
  plain: 'Alleen de notaris leest deze verklaring. Zij wordt niet openbaar.',
  clauses: {
    use: 'Deze verklaring is alleen bestemd voor de notaris, die de gegevens gebruikt voor de wettelijke controle, de akte en de opgaven bij het handelsregister. Zij wordt niet aan de akte gehecht en niet openbaar gemaakt.',
    kept: 'De notaris bewaart de gegevens zo lang de wet dat voorschrijft.',
  },
} as const

export const closingArticles = {
  privacy: privacyArticle,
  signature: { ...signatureHeading, clauses: signatureLines },
} as const

/** Van wie alleen de naam bekend is: die vult het zelf in. */
export const bySignerIdentity = {
  born: ['Geboren', '{by_signer}'],
  address: ['Adres', '{by_signer}'],
  reach: ['E-mailadres en telefoonnummer', '{by_signer}'],
  nationality: ['Nationaliteit', '{by_signer}'],
  bsn: ['Burgerservicenummer', '{by_signer}'],
} as const

export const bySignerDocument = {
  title: documentArticle.title,
  plain: documentArticle.plain,
  clauses: {
    sort: ['Soort', '{by_signer}'],
    number: ['Nummer', '{by_signer}'],
    issued: ['Afgegeven', '{by_signer}'],
    expires: ['Geldig tot', '{by_signer}'],
  },
} as const

export const bySignerStatements = {
  truth: 'Ik heb alle gegevens in deze verklaring naar waarheid ingevuld.',
  pep_no: exposureClauses.pep_no,
  bankrupt_none: notBankrupt,
} as const

/** Wat een vennootschap die bestuurder wordt, bij monde van ieder van haar bestuurders verklaart. */
const companyAcceptance = {
  title: 'Aanvaarding als bestuurder door een vennootschap',
  plain: 'De vennootschap zegt ja tegen de benoeming. Wie haar bestuurt, blijft mede verantwoordelijk.',
  behind:
    'Ik weet dat de aansprakelijkheid van {party_name} als bestuurder ook rust op haar eigen bestuurders. Voor geen van hen geldt in een land van de Europese Unie een bestuursverbod.',
  duties:
    '{party_name} kent de verplichtingen van een bestuurder: administratie, jaarrekening, deponering en belastingaangifte.',
} as const

/** De persoonlijke verklaring, alleen voor de notaris. */
export const declaration = {
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
              '{is_holding?Wat {holding_name} inbrengt, behoort haar op dat moment toe|{is_company?Wat {company_name} inbrengt, behoort haar toe|Wat ik inbreng, behoort mij toe}} en is op een legale manier verkregen. Ik heb alle schulden en verplichtingen van de onderneming die ik ken, opgegeven.',
            behalf:
              'Ik handel {is_company?voor {company_name}|{is_holding?voor mezelf en voor {holding_name}|voor mezelf}} en niet als stroman van een ander.',
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
              'Uiteindelijk belanghebbende is de natuurlijke persoon die direct of indirect {quarter_counts?ten minste|meer dan} 25% van de aandelen, de stemmen of het eigendomsbelang heeft, of die feitelijk de zeggenschap heeft. Is er niemand die daaraan voldoet, dan worden de bestuurders opgegeven.',
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
          title: companyAcceptance.title,
          plain: companyAcceptance.plain,
          clauses: {
            accepts:
              'Namens {party_name} aanvaard ik{jointly?, samen met {co_director},} haar benoeming tot bestuurder van {full_name} met ingang van de dag van de oprichting.',
            behind: companyAcceptance.behind,
            duties: companyAcceptance.duties,
            registered:
              'Ik stem{jointly?, samen met {co_director},} namens {party_name} in met haar inschrijving als bestuurder in het handelsregister.',
          },
        },
        privacy: privacyArticle,
        signature: { ...signatureHeading, clauses: signatureLines },
      },
    },
    co_director: {
      title: 'Verklaring van een medebestuurder van {company_name}',
      articles: {
        co_who_signs: whoSigns,
        co_identity: {
          title: identityHeading.title,
          plain: 'De medebestuurder vult dit in, precies zoals het op het identiteitsbewijs staat.',
          clauses: {
            name: ['Naam', '{co_director}'],
            ...bySignerIdentity,
          },
        },
        co_document: bySignerDocument,
        co_capacity: {
          ...capacityHeading,
          clauses: {
            company:
              'Ik ben bestuurder van {company_name}, ingeschreven in het handelsregister onder nummer {p.chamber}, en vertegenwoordig die vennootschap samen met {person_name}. Zij is oprichter van {full_name} en neemt daarin {party_shares}.',
          },
        },
        co_statements: {
          ...statementsHeading,
          clauses: {
            ...bySignerStatements,
            convictions,
            no_ban: noBan,
            behalf: 'Ik handel voor {company_name} en niet als stroman van een ander.',
            language: understandsDutch,
          },
        },
        co_acceptance: {
          title: companyAcceptance.title,
          plain: companyAcceptance.plain,
          clauses: {
            accepts:
              'Samen met {person_name} aanvaard ik namens {company_name} haar benoeming tot bestuurder van {full_name} met ingang van de dag van de oprichting.',
            behind: companyAcceptance.behind,
            duties: companyAcceptance.duties,
            registered:
              'Samen met {person_name} stem ik namens {company_name} in met haar inschrijving als bestuurder in het handelsregister.',
          },
        },
        co_privacy: privacyArticle,
        co_signature: { ...signatureHeading, clauses: signatureLines },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
