import type { TextsFor } from '../../../template.ts'
import type { declaration as shape } from '../../shapes/foundation/declaration.ts'

/** De persoonlijke verklaring van een bestuurslid, alleen voor de notaris. */
export const declaration: TextsFor<typeof shape> = {
  title: 'Persoonlijke verklaring voor de oprichting van {full_name}',
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
            address: ['Adres', '{p.address}, {p.zip_code} {p.location}{lives_abroad?, {p.residence_country}}'],
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
            founder: 'Ik ben oprichter van {full_name} en word daarvan bestuurslid, als {role}.',
            contact: 'Berichten over de oprichting gaan naar {main.email}.',
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
            bankrupt:
              'Ik ben niet failliet en ben in de afgelopen vier jaar niet persoonlijk of als bestuurder betrokken geweest bij een faillissement dat nog niet is afgewikkeld.',
            convictions: 'Ik ben niet onherroepelijk veroordeeld voor een vermogensdelict of een economisch delict.',
            behalf: 'Ik handel voor mezelf en niet als stroman van een ander.',
            language: 'Ik begrijp de Nederlandse taal goed genoeg om de akte en de toelichting daarop te volgen.',
          },
        },
        charity: {
          title: 'Voor de status van ANBI',
          plain:
            'De Belastingdienst let op wie er in het bestuur zitten en of niemand alleen de baas is over het geld.',
          clauses: {
            related:
              '{main.board_related?Tussen bestuursleden bestaan familiebanden, een huwelijk, een partnerschap of een gezamenlijke huishouding. Ik heb de notaris daarover ingelicht.|Ik ben geen familie van een ander bestuurslid tot en met de vierde graad, niet met een van hen gehuwd of geregistreerd als partner, en voer met geen van hen een gezamenlijke huishouding.}',
            control:
              '{main.board_decisive_control?Eén bestuurslid kan alleen over het vermogen beslissen. Ik heb de notaris daarover ingelicht.|Niemand kan alleen over het vermogen van de stichting beslissen, en niemand heeft een doorslaggevende stem of een veto.}',
            integrity:
              'Ik weet dat een onherroepelijke veroordeling van een bestuurslid in de afgelopen vier jaar een reden kan zijn om de status te weigeren of in te trekken.',
            no_promise: 'Ik weet dat de Belastingdienst pas na de oprichting over de status beslist.',
          },
        },
        owner: {
          title: 'Uiteindelijk belanghebbende (UBO)',
          plain: 'Een stichting heeft geen aandeelhouders. Daarom worden de bestuursleden bij KVK opgegeven.',
          clauses: {
            board:
              'Niemand is eigenaar van de stichting. Daarom word ik als bestuurslid opgegeven in het register van uiteindelijk belanghebbenden.',
            changes: 'Verandert er iets in deze gegevens, dan geef ik dat binnen een week door.',
          },
        },
        member: {
          title: 'Aanvaarding als bestuurslid',
          plain: 'Je zegt ja tegen de benoeming en weet wat er van een bestuurslid wordt verwacht.',
          clauses: {
            accepts:
              'Ik aanvaard mijn benoeming tot bestuurslid van {full_name}, als {role}, met ingang van de dag van de oprichting.',
            no_ban:
              'Voor mij geldt in geen enkel land van de Europese Unie een bestuursverbod. Ik sta niet onder curatele en mijn vermogen staat niet onder bewind.',
            duties:
              'Ik ken de verplichtingen van een bestuurslid: een goede administratie voeren en zeven jaar bewaren, binnen zes maanden na elk boekjaar de jaarstukken maken, en handelen in het belang van de stichting. Ik weet dat ik persoonlijk aansprakelijk kan zijn als ik die taak onbehoorlijk vervul.',
            registered: 'Ik stem in met mijn inschrijving als bestuurslid in het handelsregister.',
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
