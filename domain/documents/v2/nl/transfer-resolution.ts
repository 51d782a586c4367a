import type { TextsFor } from '../../template.ts'
import type { resolution as shape } from '../shapes/transfer-resolution.ts'
import { signatureHeading, signatureLines, whoSigns } from './signing.ts'

/** Het besluit van de aandeelhouders rond de overdracht. */
export const resolution = {
  title: 'Besluit van de algemene vergadering van {full_name}',
  parts: {
    resolution: {
      title: null,
      articles: {
        who_signs: {
          ...whoSigns,
          clauses: {
            ...whoSigns.clauses,
            others: ['Te ondertekenen door', 'iedere medeaandeelhouder van {party_name}'],
          },
        },
        meeting: {
          title: 'Besluit buiten vergadering',
          plain: 'De aandeelhouders beslissen op papier. Ze hoeven daarvoor niet bij elkaar te komen.',
          clauses: {
            company:
              '{p.sole_shareholder?De ondergetekende houdt|De ondergetekenden houden samen} alle aandelen in het kapitaal van {full_name}, gevestigd in de gemeente {main.headquarters}, ingeschreven in het handelsregister onder nummer {main.kvk}, hierna te noemen: de vennootschap.',
            outside:
              'De algemene vergadering besluit buiten vergadering. {p.sole_shareholder?De ondergetekende stemt daarmee als enig aandeelhouder in en neemt|Alle ondergetekenden stemmen daarmee in en nemen met algemene stemmen} de volgende besluiten.',
            directors:
              'De bestuurders zijn vooraf in de gelegenheid gesteld advies te geven. Anderen met vergaderrecht zijn er niet.',
          },
        },
        transfer: {
          title: 'De overdracht',
          plain: 'Om welke aandelen het gaat en wie ze koopt.',
          clauses: {
            known:
              'De algemene vergadering heeft kennisgenomen van de voorgenomen levering van {transferred_count} in het kapitaal van de vennootschap, {transferred_numbers}.',
            buyer: '{party_name} verkrijgt {several_buyers?daarvan {party_shares}|die aandelen}.',
            consent: 'Met de levering volgens het ontwerp van de akte wordt ingestemd.',
          },
        },
        waiver: {
          title: 'Blokkeringsregeling',
          plain: 'Zijn er andere aandeelhouders, dan verklaren zij hier dat ze de aandelen niet zelf willen kopen.',
          clauses: {
            sole: '{party_name} houdt alle aandelen. Een aanbod aan medeaandeelhouders als bedoeld in {blocking_rule} is daarom niet nodig.',
            waived:
              'De medeaandeelhouders van {party_name} doen afstand van het recht dat zij op grond van {blocking_rule} hebben om de aandelen te kopen, en verlangen niet dat de aandelen hun eerst worden aangeboden.',
            valid: 'Deze verklaring geldt voor een levering binnen drie maanden na de ondertekening.',
            approved: 'De algemene vergadering keurt de levering goed, zoals {blocking_rule} verlangt.',
          },
        },
        resignation: {
          title: 'Bestuur',
          plain:
            'Wat er verandert in het bestuur. Decharge geldt alleen voor wat de aandeelhouders weten, en niet bij faillissement.',
          clauses: {
            resigns:
              'Het aftreden van {party_name} als bestuurder, met ingang van de dag van de levering, wordt aanvaard.',
            discharge:
              'Aan {party_name} wordt decharge verleend voor het gevoerde bestuur, voor zover dat blijkt uit de jaarrekening of op een andere manier aan de algemene vergadering bekend is gemaakt.',
            appointed:
              'Met ingang van de dag van de levering wordt tot bestuurder van de vennootschap benoemd: {not_a_buyer?{main.next_director_name}|{party_name}}. De aanvaarding van de benoeming staat op een afzonderlijk blad bij dit besluit.',
            stays: 'Na dit aftreden bestaat het bestuur uit de bestuurders die al in functie zijn.',
          },
        },
        signature: {
          title: signatureHeading.title,
          plain: 'Alle aandeelhouders tekenen.',
          clauses: {
            ...signatureLines,
            others:
              'Iedere medeaandeelhouder tekent met naam en aantal aandelen. Zijn er meer, dan tekenen zij op een blad dat aan dit besluit wordt gehecht; wat niet nodig is, wordt doorgehaald.',
            other: '{co_shareholder}, als houder van {co_shareholder_shares} aandelen',
          },
        },
      },
    },
    acceptance: {
      title: 'Aanvaarding door {not_a_buyer?{main.next_director_name}|{party_name}}',
      articles: {
        accepts_who_signs: whoSigns,
        director: {
          title: 'Benoemd',
          plain: 'Wie er bestuurder wordt.',
          clauses: {
            person:
              'De ondergetekende, {p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}, {p.address}, is in het voorgaande besluit benoemd tot bestuurder van {full_name}, ingeschreven in het handelsregister onder nummer {main.kvk}.',
            company:
              'De ondergetekende, {company_name}, kantoorhoudende te {p.company_zipcode} {p.company_location}, {p.company_address}, ingeschreven in het handelsregister onder nummer {p.chamber}, vertegenwoordigd door {capacity}, {p.prefix} {p.firstname} {p.lastname}{jointly? en {co_director}}, is in het voorgaande besluit benoemd tot bestuurder van {full_name}, ingeschreven in het handelsregister onder nummer {main.kvk}.',
            other:
              'De ondergetekende, {main.next_director_name}, geboren te {director_birthplace} op {director_birthdate}, wonende te {director_address}, is in het voorgaande besluit benoemd tot bestuurder van {full_name}, ingeschreven in het handelsregister onder nummer {main.kvk}.',
          },
        },
        accepts: {
          title: 'Aanvaarding en verklaring',
          plain: 'De nieuwe bestuurder zegt ja, en weet wat er van een bestuurder wordt verwacht.',
          clauses: {
            accepts: 'De ondergetekende aanvaardt de benoeming met ingang van de dag van de levering van de aandelen.',
            no_ban:
              'Voor de ondergetekende geldt in geen enkel land van de Europese Unie een bestuursverbod. De ondergetekende staat niet onder curatele, en over het vermogen van de ondergetekende is geen bewind ingesteld.',
            behind:
              'De aansprakelijkheid van de ondergetekende als bestuurder rust ook op haar eigen bestuurders. Voor geen van hen geldt in een land van de Europese Unie een bestuursverbod.',
            duties:
              'De ondergetekende kent de verplichtingen van een bestuurder: een goede administratie voeren en zeven jaar bewaren, ieder jaar op tijd een jaarrekening opmaken en deponeren, op tijd belasting aangeven en betalen, en het melden als betalen niet lukt.',
            registered: 'De ondergetekende stemt in met de inschrijving als bestuurder in het handelsregister.',
          },
        },
        accepted: {
          title: signatureHeading.title,
          plain: 'De nieuwe bestuurder tekent.',
          clauses: signatureLines,
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
