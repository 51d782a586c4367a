import type { TextsFor } from '../../template.ts'
import type { resolution as shape } from '../shapes/transfer-resolution.ts'

/** Het besluit van de aandeelhouders rond de overdracht. */
export const resolution = {
  title: 'Besluit van de algemene vergadering van {full_name}',
  parts: {
    resolution: {
      title: null,
      articles: {
        meeting: {
          title: 'Besluit buiten vergadering',
          plain: 'De aandeelhouders beslissen op papier. Ze hoeven daarvoor niet bij elkaar te komen.',
          clauses: {
            company:
              '{p.sole_shareholder?De ondergetekende houdt|De ondergetekenden houden samen} alle aandelen in het kapitaal van {full_name}, gevestigd in de gemeente {main.headquarters}, ingeschreven in het handelsregister onder nummer {main.kvk}, hierna te noemen: de vennootschap.',
            outside:
              'De algemene vergadering besluit buiten vergadering. {p.sole_shareholder?Als enig aandeelhouder stemt de ondergetekende daarmee in en neemt die|Alle ondergetekenden stemmen daarmee in en nemen met algemene stemmen} de volgende besluiten.',
            directors:
              'De bestuurders zijn vooraf in de gelegenheid gesteld advies te geven. Anderen met vergaderrecht zijn er niet.',
          },
        },
        transfer: {
          title: 'De overdracht',
          plain: 'Om welke aandelen het gaat en wie ze koopt.',
          clauses: {
            known:
              'De algemene vergadering heeft kennisgenomen van de voorgenomen levering van {transferred_count}, {transferred_numbers}.',
            buyer: '{party_name} verkrijgt daarvan {party_shares}.',
          },
        },
        waiver: {
          title: 'Aanbod aan medeaandeelhouders',
          plain: 'Zijn er andere aandeelhouders, dan verklaren zij hier dat ze de aandelen niet zelf willen kopen.',
          clauses: {
            sole: '{party_name} houdt alle aandelen. Een aanbod aan medeaandeelhouders is daarom niet nodig.',
            waived:
              'De medeaandeelhouders van {party_name} maken geen gebruik van hun recht om de aandelen te kopen en verlangen niet dat de aandelen hun eerst worden aangeboden.',
            valid: 'Deze verklaring geldt voor een levering binnen drie maanden na de ondertekening.',
            consent: 'Met de levering volgens het ontwerp van de akte wordt ingestemd.',
          },
        },
        resignation: {
          title: 'Bestuur',
          plain:
            'Wat er verandert in het bestuur. Decharge geldt alleen voor wat de aandeelhouders weten, en niet bij faillissement.',
          clauses: {
            resigns:
              'Het aftreden van {party_name} als bestuurder, met ingang van de dag van de levering, wordt aanvaard.',
            successor: 'Met ingang van diezelfde dag is of wordt bestuurder van de vennootschap: {successor}.',
            discharge:
              'Aan {party_name} wordt decharge verleend voor het gevoerde bestuur, voor zover dat blijkt uit de jaarrekening of op een andere manier aan de algemene vergadering bekend is gemaakt.',
          },
        },
        signature: {
          title: 'Ondertekening',
          plain: 'Alle aandeelhouders tekenen.',
          clauses: {
            place: 'Ondertekend te {place_and_day}.',
            seller: '{party_name}',
            others: 'De medeaandeelhouders: {co_shareholders}',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
