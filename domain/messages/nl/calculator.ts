import type { CalculatorTexts } from '../texts.ts'

export const calculatorTexts: CalculatorTexts = {
  person: 'Aandeelhouder {n}',
  questions: {
    converting: {
      title: 'Heb je nu al een bedrijf dat een BV moet worden?',
      help: 'Een eenmanszaak of een vof die je wilt omzetten.',
      why: 'Een bedrijf omzetten vraagt andere aktes dan iets nieuws beginnen. Dat scheelt in de prijs.',
      options: {
        yes: { label: 'Ja, ik zet mijn bedrijf om' },
        no: { label: 'Nee, ik begin iets nieuws' },
      },
      tail: {
        title: 'Wat voor bedrijf heb je nu?',
        options: {
          proprietorship: { label: 'Een eenmanszaak', help: 'Je bent in je eentje eigenaar.' },
          vof: { label: 'Een vof', help: 'Je bent eigenaar met een of meer vennoten.' },
        },
      },
    },
    type_of_conversion: {
      title: 'Hoe gaat je bedrijf over naar de BV?',
      help: 'Twijfel je? Kies dan de laatste. Je accountant kan het later met je bepalen.',
      why: 'Bij een inbreng maakt de notaris een extra akte. Koopt de BV je bedrijf, dan is die niet nodig.',
      options: {
        asset_liability: { label: 'De BV koopt mijn bedrijf', help: 'Snel geregeld, en een holding kan erbij.' },
        tax_free_transfer: {
          label: 'Geruisloos: nu geen belasting',
          help: 'De BV gaat verder met de cijfers uit je boekhouding.',
        },
        transfer_subject_to_tax: {
          label: 'Ruisend: nu afrekenen',
          help: 'Je betaalt nu belasting over wat je bedrijf meer waard is.',
        },
        none: { label: 'Dat weet ik nog niet' },
      },
    },
    shareholder_count: {
      title: 'Hoeveel aandeelhouders krijgt de BV?',
      help: 'Een aandeelhouder is eigenaar van een deel van de BV. Tel jezelf mee.',
      why: 'Elke aandeelhouder kan een eigen holding willen. Met meer dan vier helpen we je graag persoonlijk.',
      options: {
        '1': { label: 'Alleen ik' },
        '2': { label: 'Twee' },
        '3': { label: 'Drie' },
        '4': { label: 'Vier' },
      },
    },
    shareholder_type: {
      title: 'Wie krijgt de aandelen?',
      help: 'Negen van de tien ondernemers kiezen een holding: een eigen BV die jouw aandelen bezit.',
      why: 'Een nieuwe holding richten we tegelijk op, met korting. Dat is een extra akte en een extra inschrijving.',
      options: {
        new_company: { label: 'Een nieuwe holding', help: 'Die richten we meteen mee op.' },
        natural_person: { label: 'Op eigen naam', help: 'Zonder holding: de aandelen zijn van een persoon.' },
        existing_company: { label: 'Een BV die er al is', help: 'Bijvoorbeeld een holding van eerder.' },
      },
    },
    language_requirement: {
      title: 'Is er iemand die geen Nederlands begrijpt?',
      help: 'Het gaat om de mensen die bij de notaris tekenen.',
      why: 'De notaris moet zeker weten dat iedereen de akte begrijpt. In het Engels hoort er een vertaling bij.',
      options: {
        no: { label: 'Nee, iedereen begrijpt Nederlands' },
        yes: { label: 'Ja, liever in het Engels', help: 'De akte komt dan ook in het Engels.' },
      },
      by_origin: {
        holding: {
          title: 'In welke taal wil je je holding oprichten?',
          help: 'De uitleg van de notaris en de stukken krijg je in deze taal.',
          options: {
            no: { label: 'In het Nederlands' },
            yes: { label: 'In het Engels', help: 'De akte krijg je ook in het Engels.' },
          },
        },
      },
    },
    timing: {
      title: 'Wanneer wil je beginnen?',
      help: 'Een schatting is genoeg.',
      why: 'Heb je geen haast, dan hoef je niet voor snelheid te betalen.',
      options: {
        fast: { label: 'Zo snel mogelijk' },
        soon: { label: 'Binnenkort' },
        future: { label: 'Later dit jaar of volgend jaar' },
        none: { label: 'Dat weet ik nog niet' },
      },
      tail: {
        title: 'Hoe snel moet het er dan zijn?',
        included: 'inbegrepen',
        options: {
          slow: { label: 'Binnen {days} werkdagen', help: 'De notaris plant in overleg' },
          medium: { label: 'Binnen {days} werkdagen', help: 'Een plek eerder in de rij' },
          fast: { label: 'Binnen {days} werkdagen', help: 'Met voorrang behandeld' },
        },
      },
    },
    caregiver: {
      title: 'Gaat de BV zorg verlenen?',
      help: 'Bijvoorbeeld behandelen, verplegen of begeleiden.',
      why: 'In de zorg gelden eigen regels voor het bestuur. De notaris schrijft daarvoor aangepaste statuten.',
      options: { no: { label: 'Nee' }, yes: { label: 'Ja, we geven zorg' } },
    },
    dga_plan: {
      title: 'Zullen wij het salaris regelen?',
      help: 'Werk je in je eigen BV, dan moet je jezelf meestal een salaris betalen. Wij doen de administratie.',
      why: 'De prijs geldt per persoon, voor een heel jaar.',
      options: { yes: { label: 'Ja, graag' }, no: { label: 'Nee, dat doe ik zelf' } },
    },
    upsell_package: {
      title: 'Wil je er een lidmaatschap bij?',
      help: 'Met contracten, hulp en korting voor je eerste jaar. Zonder kan ook.',
      why: 'Zo zie je meteen wat je in totaal kwijt bent. Je kunt later nog wisselen.',
      options: { none: { label: 'Nee, geen lidmaatschap' } },
    },
    email: {
      title: 'Zullen we de berekening mailen?',
      help: 'Je krijgt één mail met je prijs en een link om verder te gaan.',
      why: 'We gebruiken je adres alleen hiervoor, niet voor reclame.',
    },
  },
  rules: {
    vof_partners:
      'Een vof heeft minstens twee vennoten. Kies twee of meer, of bel ons als een van jullie alleen verdergaat.',
  },
}
