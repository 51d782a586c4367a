import type { TextsFor } from '../../../template.ts'
import type { declaration as shape } from '../../shapes/transfer/declaration.ts'

const registered = 'De uiteindelijk belanghebbenden van {company_name} staan ingeschreven in het register bij KVK.'
const notRegistered =
  'De uiteindelijk belanghebbenden van {company_name} staan nog niet ingeschreven in het register bij KVK. Ik weet dat de notaris de akte pas kan verlijden als dat is gebeurd.'

/** De persoonlijke verklaring van verkoper en koper, alleen voor de notaris. */
export const declaration: TextsFor<typeof shape> = {
  title: 'Persoonlijke verklaring bij de overdracht van aandelen in {full_name}',
  parts: {
    person: {
      title: 'Verklaring van {person_name}',
      articles: {
        identity: {
          title: 'Mijn gegevens',
          plain: 'Controleer of alles precies zo op je identiteitsbewijs staat.',
          clauses: {
            name: ['Naam', '{p.prefix} {p.firstname} {p.lastname}'],
            born: ['Geboren', 'op {p.birthdate} te {p.birthplace}, {p.country_of_birth}'],
            representative_born: ['Geboren', 'op {p.representative_birthdate} te {p.representative_birthplace}'],
            address: ['Adres', '{home_address}, {home_zip} {home_town}'],
            lives: ['Woont in Nederland', '{p.lives_in_netherlands}'],
            marital_status: ['Burgerlijke staat', '{p.marital_status}'],
            email: ['E-mailadres', '{p.email}'],
            phone: ['Telefoonnummer', '{p.phone_number}'],
            nationality: ['Nationaliteit', '{p.nationality}'],
            bsn: ['Burgerservicenummer', '{p.bsn}'],
            no_bsn: ['Burgerservicenummer', '{p.bsn_not_present?niet aanwezig}'],
          },
        },
        document: {
          title: 'Mijn identiteitsbewijs',
          plain: 'Het document moet nog geldig zijn op de dag dat de notaris je identificeert.',
          clauses: {
            sort: ['Soort', '{p.document_type}'],
            number: ['Nummer', '{p.document_number}'],
            issued: ['Afgegeven', 'op {p.issue_date} te {p.place_of_issue}'],
            expires: ['Geldig tot', '{p.expiration_date}'],
          },
        },
        capacity: {
          title: 'Mijn rol',
          plain: 'In welke rol je deze verklaring tekent.',
          clauses: {
            seller: 'Ik verkoop {transferred_count} in het kapitaal van {full_name}.',
            seller_company:
              'Ik vertegenwoordig {company_name}, ingeschreven in het handelsregister onder nummer {p.chamber}. Die vennootschap verkoopt {transferred_count} in het kapitaal van {full_name}. Zij wordt vertegenwoordigd door {capacity} {person_name}.',
            buyer: 'Ik koop {party_shares} in het kapitaal van {full_name}.',
            buyer_company:
              'Ik vertegenwoordig {company_name}, ingeschreven in het handelsregister onder nummer {p.chamber}. Die vennootschap koopt {party_shares} in het kapitaal van {full_name}. Zij wordt vertegenwoordigd door {capacity} {person_name}.',
          },
        },
        statements: {
          title: 'Ik verklaar het volgende',
          plain: 'De wet verplicht de notaris dit te vragen. Klopt een zin niet, teken dan niet en bel ons.',
          clauses: {
            truth: 'Ik heb alle gegevens in deze verklaring en in de vragenlijst naar waarheid ingevuld.',
            pep_no:
              'Ik heb nu geen politiek prominente functie en had die in de afgelopen twaalf maanden ook niet. Dat geldt ook voor mijn partner, mijn ouders, mijn kinderen en hun partners, en voor de mensen met wie ik zakelijk nauw verbonden ben.',
            pep_yes:
              'Ik, een naast familielid of iemand met wie ik zakelijk nauw verbonden ben, heeft een politiek prominente functie of had die in de afgelopen twaalf maanden. Ik heb de notaris daarover volledig ingelicht.',
            pep_open: 'Nog in te vullen: {p.pep}.',
            bankrupt_none:
              'Ik ben niet failliet en ben in de afgelopen vier jaar niet persoonlijk of als bestuurder betrokken geweest bij een faillissement dat nog niet is afgewikkeld.',
            bankrupt_settled:
              'Ik ben in de afgelopen vier jaar persoonlijk of als bestuurder betrokken geweest bij een faillissement. Dat faillissement is afgewikkeld.',
            bankrupt_unsettled:
              'Ik ben in de afgelopen vier jaar persoonlijk of als bestuurder betrokken geweest bij een faillissement dat nog niet is afgewikkeld.',
            bankrupt_unsure:
              'Ik ben in de afgelopen vier jaar persoonlijk of als bestuurder betrokken geweest bij een faillissement. Nog in te vullen: {main.bankruptcy_settled}.',
            bankrupt_open: 'Nog in te vullen: {main.bankruptcy}.',
            convictions: 'Ik ben niet onherroepelijk veroordeeld voor een vermogensdelict of een economisch delict.',
            money: 'Het geld waarmee de koopprijs is of wordt betaald, heeft een legale herkomst.',
            title: 'De aandelen zijn van mij, of van de vennootschap die ik vertegenwoordig, en van niemand anders.',
            price:
              'De koopprijs die in de akte staat, is de werkelijke prijs. Er zijn geen andere afspraken over wat er wordt betaald dan die aan de notaris zijn meegedeeld.',
            behalf:
              'Ik handel voor mezelf, of voor de vennootschap die ik hiervoor heb genoemd, en niet als stroman van een ander.',
            language: 'Ik begrijp de Nederlandse taal goed genoeg om de akte en de toelichting daarop te volgen.',
          },
        },
        owner: {
          title: 'Uiteindelijk belanghebbende (UBO)',
          plain: 'Wie meer dan een kwart van de BV bezit of er echt de baas is, staat als UBO bij KVK.',
          clauses: {
            meaning:
              'Uiteindelijk belanghebbende is de mens die direct of indirect meer dan 25% van de aandelen, de stemmen of het eigendomsbelang heeft, of die feitelijk de zeggenschap heeft.',
            part: 'Door deze overdracht verkrijgt {party_name} {part} van alle aandelen in {full_name}. Aandelen die {party_name} al had, tellen daarnaast mee.',
            sole: '{party_name} heeft na de overdracht alle aandelen en wordt als enig aandeelhouder opgegeven.',
            company: '{company_name} heeft volgens haar eigen opgave {owners}.',
            company_registered: registered,
            company_not_registered: notRegistered,
            changes:
              'Ik werk eraan mee dat een wijziging in de uiteindelijk belanghebbenden binnen een week bij KVK wordt opgegeven.',
          },
        },
        seller_owner: {
          title: 'Wie er achter de verkoper staat',
          plain: 'De notaris moet weten van wie de BV is die verkoopt.',
          clauses: {
            company: '{company_name} heeft volgens haar eigen opgave {owners}.',
            company_registered: registered,
            company_not_registered: notRegistered,
          },
        },
        privacy: {
          title: 'Wat er met deze verklaring gebeurt',
          plain: 'Alleen de notaris leest deze verklaring. Zij wordt niet openbaar.',
          clauses: {
            use: 'Deze verklaring is alleen bestemd voor de notaris, die de gegevens gebruikt voor de wettelijke controle, de akte en de opgaven bij het handelsregister. Zij wordt niet aan de akte gehecht en niet openbaar gemaakt.',
            kept: 'De notaris bewaart de gegevens zo lang de wet dat voorschrijft.',
          },
        },
        signature: {
          title: 'Ondertekening',
          plain: 'Teken met dezelfde handtekening als op je identiteitsbewijs.',
          clauses: { place: 'Ondertekend te {place_and_day}.', signs: '{person_name}' },
        },
      },
    },
  },
}
